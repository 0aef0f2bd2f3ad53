"""BRAAAAAAAINS!: five soldiers, ten turns and one roof."""
