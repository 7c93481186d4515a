/** Style of tabs or filters over nothing: their room stays, so that nothing moves, but nobody reaches them. */
export const roomOnly = (empty: boolean) => (empty ? ({ visibility: 'hidden' } as const) : undefined)
