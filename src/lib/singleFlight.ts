const running = new Set<string>()

export type Flight<Result> = { done: Result } | { running: 'here' | 'elsewhere' }

/**
 * Runs something at most once at a time under a name: in this tab, and in all tabs where the browser can tell.
 * The lock is taken before this function returns, so that three clicks in one turn are one run.
 * @returns what `run` answers, or where it is running already; rejects with what `run` throws
 */
export async function singleFlight<Result>(name: string, run: () => Promise<Result>): Promise<Flight<Result>> {
  if (running.has(name)) return { running: 'here' }
  running.add(name)
  let begun = false
  const begin = async () => {
    begun = true
    return { done: await run() }
  }
  try {
    const { locks } = navigator
    if (!locks) return await begin()
    return await locks.request(`dc:${name}`, { ifAvailable: true }, async (lock): Promise<Flight<Result>> =>
      lock ? begin() : { running: 'elsewhere' },
    )
  } catch (error) {
    // Where storage is blocked locks are, too: this tab's own lock must do.
    if (begun) throw error
    return await begin()
  } finally {
    running.delete(name)
  }
}
