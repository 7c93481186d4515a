import { whenIdle } from './idle'
import { patience } from '../patience'

/** How long a slice may keep the browser from handling input, in ms. */
const slice = 8

/**
 * Does work that nobody waits for yet, in short slices while the browser is idle.
 * @param work yields wherever it may be interrupted
 * @returns a function that stops it
 */
export function inSlices(work: Iterator<unknown>): () => void {
  let stop = whenIdle(run)
  function run() {
    const until = performance.now() + slice
    while (performance.now() < until) if (work.next().done) return
    stop = whenIdle(run, patience.slice)
  }
  return () => stop()
}
