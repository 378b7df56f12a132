"""The parts of differential.py: random modules, XLA as their oracle, spmdrun under test, shrinking."""
