"""Symphony."""
