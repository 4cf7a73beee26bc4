"""How the window looks: colours, letters, the style of controls, icons, and drawn tokens and wheels."""
