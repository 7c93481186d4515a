import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { attempt } from '@/ui/attempt'
import { useWrite } from '@/ui/useWrite'

const failing = (status: unknown) => Object.assign(new Error('No answer'), { status })

it.each([
  ['one press of another component with the same name', 'approve', 1],
  ['no press of another component without a name', undefined, 0],
])('runs once however often it is pressed, and refuses %s', async (_kind, once, refusals) => {
  const answers: (() => void)[] = []
  const write = vi.fn(() => new Promise<string>((answer) => answers.push(() => answer('sent'))))
  const onElsewhere = vi.fn()
  const here = renderHook(() => useWrite({ once }))
  const there = renderHook(() => useWrite({ once, onElsewhere }))
  let presses: Promise<string | undefined>[] = []
  act(() => {
    presses = [here, here, here, there].map(({ result }) => result.current.run(write))
  })
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2 - refusals))
  await act(async () => {
    answers.forEach((answer) => answer())
    expect(await Promise.all(presses)).toEqual(['sent', undefined, undefined, refusals ? undefined : 'sent'])
  })
  expect(onElsewhere).toHaveBeenCalledTimes(refusals)
  expect(here.result.current.busy).toBe(false)
})

it('may run again after a failure, which its caller gets', async () => {
  const { result } = renderHook(() => useWrite({ once: 'approve' }))
  const write = vi.fn(() => Promise.resolve('sent')).mockRejectedValueOnce(failing(500))
  await act(() => expect(result.current.run(write)).rejects.toThrow('No answer'))
  expect(await act(() => result.current.run(write))).toBe('sent')
  expect(result.current.busy).toBe(false)
})

/** A query as RTK returns it: a promise of its state in the store, with `unwrap`. */
const query = (state: { isUninitialized: boolean; data?: string }) =>
  Object.assign(Promise.resolve(state), { unwrap: () => Promise.resolve(state.data) })

it('takes the data of a query as its answer', async () => {
  expect(await attempt(() => query({ isUninitialized: false, data: 'file' }))).toEqual({ ok: true, answer: 'file' })
})

it('takes a query that the end of the session has emptied as aborted, not as done', async () => {
  expect(await attempt(() => query({ isUninitialized: true }))).toEqual({ ok: false, error: { status: 'aborted' } })
})
