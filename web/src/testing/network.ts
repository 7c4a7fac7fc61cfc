/** Tests have no server. What asks for one without a stub is refused at once, and no connection is tried. */
globalThis.fetch = () => Promise.reject(new TypeError('there is no server in tests'));
