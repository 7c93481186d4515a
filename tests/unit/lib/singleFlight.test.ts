import { expect, it, vi } from 'vitest'
import { singleFlight } from '@/lib/calls/singleFlight'

/** Begins a run, then leaves the page: Safari refuses its lock, and the page may come back while the run goes on. */
async function leaveDuring(run: () => Promise<string>) {
  let refuse: (why: Error) => void = () => undefined
  const refused = new Promise<never>((_resolve, reject) => (refuse = reject))
  const request = (_name: string, _how: object, work: (lock: object) => unknown) => Promise.race([work({}), refused])
  vi.stubGlobal('navigator', { locks: { request } })
  const flight = singleFlight('pay', run)
  const settled = vi.fn()
  flight.then(settled, settled)
  refuse(new DOMException('The browsing context is going away', 'AbortError'))
  await new Promise(setImmediate)
  expect(settled).not.toHaveBeenCalled()
  return flight
}

it.each([
  ['its result', (flight: Promise<unknown>) => expect(flight).resolves.toEqual({ done: 'paid' })],
  ['its failure', (flight: Promise<unknown>) => expect(flight).rejects.toThrow('Declined')],
])('what has begun is one run with %s, also where leaving the page takes its lock', async (what, check) => {
  let answer: () => void = () => undefined
  const run = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        answer = () => (what === 'its result' ? resolve('paid') : reject(new Error('Declined')))
      }),
  )
  const left = leaveDuring(run)
  await new Promise(setImmediate)
  await expect(singleFlight('pay', run)).resolves.toEqual({ running: 'here' })
  answer()
  await check(left)
  expect(run).toHaveBeenCalledOnce()
})

it('releases a lock if its work fails', async () => {
  await expect(singleFlight('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await singleFlight('x', async () => 1)).toEqual({ done: 1 })
})
