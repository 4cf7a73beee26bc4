"""Small widgets that the window, its panels and its dialogs are made of."""
