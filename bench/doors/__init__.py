"""Steps a second through the doors for research, beside environments of other projects."""
