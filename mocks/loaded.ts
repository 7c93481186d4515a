/** Whether the mock database is loaded at all: if not, there is nothing to reset. */
export const loaded = { db: false }
