type World = { locks: Map<string, object>; tab: object }

/** `singleFlight` of several tabs in one process: a lock belongs to the tab that is active when it is taken. */
export const tabLocks = (world: World) => ({
  singleFlight: async (name: string, run: () => Promise<unknown>) => {
    const holder = world.locks.get(name)
    if (holder) return { running: holder === world.tab ? 'here' : 'elsewhere' }
    const { tab } = world
    world.locks.set(name, tab)
    try {
      return { done: await run() }
    } finally {
      if (world.locks.get(name) === tab) world.locks.delete(name)
    }
  },
})
