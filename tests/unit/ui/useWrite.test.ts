import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { attemptInPlace } from '@/ui/attempt'
import { sendVerified, useWrite } from '@/ui/useWrite'

const failing = (status: unknown) => Object.assign(new Error('No answer'), { status })

it('reads the server’s state instead of sending again when the outcome is uncertain', async () => {
  const send = vi.fn(() => Promise.reject(failing('timeout')))
  await expect(sendVerified(send, () => Promise.resolve(true))).resolves.toBe('reading')
  await expect(sendVerified(send, () => Promise.resolve(false))).rejects.toThrow('No answer')
  await expect(sendVerified(send, () => Promise.reject(new Error('offline')))).rejects.toThrow('No answer')
  expect(send).toHaveBeenCalledTimes(3)
})

it('reads nothing after a success or a refusal', async () => {
  const readBack = vi.fn(() => Promise.resolve(true))
  await expect(sendVerified(() => Promise.resolve('ok'), readBack)).resolves.toBe('answer')
  const refused = await attemptInPlace(() => sendVerified(() => Promise.reject(failing(409)), readBack))
  expect(refused).toMatchObject({ ok: false, error: { status: 409 } })
  expect(readBack).not.toHaveBeenCalled()
})

it('says that a refusal was overruled, where the caller has it read', async () => {
  const refused = () => Promise.reject(failing(409))
  await expect(
    sendVerified(
      refused,
      () => Promise.resolve(true),
      () => true,
    ),
  ).resolves.toBe('refusal')
})

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
