"""The server: tables that are kept, people who play at them, and what is said over the wire."""
