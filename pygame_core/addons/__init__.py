"""Games in packages of their own: how they are found, and what their wheels say of themselves."""
