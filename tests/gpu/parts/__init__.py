"""The parts of tests/gpu/run. Each has cases(gpu): names and functions, which return a note or raise Failed or Skipped."""
