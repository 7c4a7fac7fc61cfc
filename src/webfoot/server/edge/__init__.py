"""The network side of the server: HTTP, the socket, limits and the page's files."""
