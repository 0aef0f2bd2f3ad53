"""What stands on the play aids, a product a module: content only, words chosen."""
