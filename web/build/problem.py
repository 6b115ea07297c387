"""The one way in which a build ends early."""


class BuildError(Exception):
    """Why the site cannot be built: one sentence, with a cure."""
