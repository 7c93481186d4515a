/** Hides tabs or filters of an empty list: they keep their space, so that nothing moves, but can't be reached. */
export const roomOnly = (empty: boolean) => (empty ? ({ visibility: 'hidden' } as const) : undefined)
