/** Whether the database of the mocks is in use at all: what was never loaded need not be reset. */
export const loaded = { db: false }
