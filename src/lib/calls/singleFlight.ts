import { currentSubmission, runInSubmission } from './submission'

const running = new Set<string>()

export type Flight<Result> = { done: Result } | { running: 'here' | 'elsewhere' }

/**
 * Runs a function at most once at a time per name: in this tab, and across tabs if the browser supports locks.
 * The lock is acquired before this function returns, so that three clicks in one turn are one run.
 * @returns the result of `run`, or where it is already running; rejects with the error of `run`
 */
export async function singleFlight<Result>(name: string, run: () => Promise<Result>): Promise<Flight<Result>> {
  if (running.has(name)) return { running: 'here' }
  running.add(name)
  const submission = currentSubmission()
  let work: Promise<Flight<Result>> | undefined
  // The lock is granted in a later task, in which `run` must still belong to the submission that requested it.
  const begin = () => (work ??= (async () => ({ done: await runInSubmission(submission, run) }))())
  try {
    const { locks } = navigator
    if (!locks) return await begin()
    return await locks.request(`dc:${name}`, { ifAvailable: true }, async (lock): Promise<Flight<Result>> =>
      lock ? begin() : { running: 'elsewhere' },
    )
  } catch {
    // Where storage is blocked, so are locks: this tab's own guard has to be enough. Safari also rejects the lock when
    // a page is left and restored; what has begun goes on.
    return await begin()
  } finally {
    running.delete(name)
  }
}
