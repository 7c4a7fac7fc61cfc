"""The engine as machine code: which modules are compiled, how a build is made and found, and how it is imported."""
