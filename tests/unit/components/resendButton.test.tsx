import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ResendButton } from '@/components/signing/ResendButton'
import { startCooldown } from '@/components/signing/useCooldown'

const address = 'mei@doers.test'
const send = vi.fn(() => Promise.resolve(true))
const show = () =>
  render(
    <ResendButton what="code" address={address} onSend={send}>
      Send a new code
    </ResendButton>,
  )
const button = () => screen.getByRole('button')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  send.mockClear()
  vi.useFakeTimers({ now: Date.parse('2026-11-21T04:00:00Z') })
})

it('counts down each second and announces it every 15 seconds at most', async () => {
  startCooldown('code', address)
  show()
  const said: string[] = []
  const shown: (string | null)[] = []
  for (let second = 0; second <= 60; second += 1) {
    await pass(second === 0 ? 0 : 1000)
    const now = screen.getByRole('status').textContent
    if (said.at(-1) !== now) said.push(now)
    shown.push(button().textContent)
  }
  expect(said).toEqual([
    'You can resend it in 60 seconds',
    'You can resend it in 45 seconds',
    'You can resend it in 30 seconds',
    'You can resend it in 15 seconds',
    'You can resend it now',
  ])
  expect(new Set(shown).size).toBe(61)
  expect(button()).toHaveTextContent('Send a new code')
})

it('starts in this tab when another one has sent', async () => {
  show()
  expect(button()).toHaveTextContent('Send a new code')
  // This tab only sees what the other one writes to the storage.
  startCooldown('code', address)
  await pass(500)
  expect(button()).toHaveTextContent('Send again in 60 s')
})

it('another address has no cooldown', () => {
  startCooldown('code', 'somebody.else@doers.test')
  show()
  expect(button()).toHaveTextContent('Send a new code')
})
