"""What touches the network: HTTP, the socket, limits and the pages."""
