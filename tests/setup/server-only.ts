// The real package throws outside a server build of Next; in tests everything is the server.
export {}
