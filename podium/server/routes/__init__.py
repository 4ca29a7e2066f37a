"""What is answered over HTTP, one file a concern."""
