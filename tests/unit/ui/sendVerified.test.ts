import { expect, it, vi } from 'vitest'
import { attemptInPlace } from '@/ui/attempt'
import { sendVerified } from '@/ui/sendVerified'

const failing = (status: unknown) => Object.assign(new Error('No answer'), { status })

it('reads the server’s state instead of sending again when the outcome is uncertain', async () => {
  const send = vi.fn(() => Promise.reject(failing('timeout')))
  await expect(sendVerified(send, () => Promise.resolve(true))).resolves.toBe(true)
  await expect(sendVerified(send, () => Promise.resolve(false))).rejects.toThrow('No answer')
  await expect(sendVerified(send, () => Promise.reject(new Error('offline')))).rejects.toThrow('No answer')
  expect(send).toHaveBeenCalledTimes(3)
})

it('reads nothing after a success or a refusal', async () => {
  const readBack = vi.fn(() => Promise.resolve(true))
  await expect(sendVerified(() => Promise.resolve('ok'), readBack)).resolves.toBe(false)
  const refused = await attemptInPlace(() => sendVerified(() => Promise.reject(failing(409)), readBack))
  expect(refused).toMatchObject({ ok: false, error: { status: 409 } })
  expect(readBack).not.toHaveBeenCalled()
})
