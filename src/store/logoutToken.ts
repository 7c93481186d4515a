/** The token of a session that is being signed out: only the call that ends it still carries it. */
export const logoutToken: { token?: string } = {}
