import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { bootstrap } from '@mocks/bootstrap'
import { readChaos } from '@mocks/settings/chaos'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import { notices } from '@mocks/notices'
import { requestLog } from '@mocks/requestLog'
import { readRules } from '@mocks/settings/faults'
import { Panel } from '@mocks/panel/Panel'
import { shareAddress } from '@mocks/panel/reload'
import { setEnvironment, environment } from '@mocks/settings/environment'
import { watch } from '@tests/watch'

const day = 86_400_000
const user = userEvent.setup()
const assign = vi.fn()

const open = async (part?: string) => {
  vi.spyOn(location, 'assign').mockImplementation(assign)
  setEnvironment({ persona: 'owner' })
  render(<Panel />)
  await user.click(screen.getByRole('button', { name: /^Mocks: owner/ }))
  if (part) await user.click(screen.getByText(part))
}

beforeEach(() => assign.mockClear())

test('signs in another persona by URL', async () => {
  await open()
  await user.selectOptions(screen.getByLabelText('Signed in as'), 'finance')
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\?as=finance$/))
})

test('finds a scenario by its title and links to it', async () => {
  await open()
  await user.type(screen.getByLabelText('Find'), 'card declined')
  expect(screen.getByRole('link', { name: /^card-declined / })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?scenario=card-declined$/),
  )
  expect(screen.queryByRole('link', { name: /^kyc-none / })).not.toBeInTheDocument()
})

test('adds and removes a fault, and reports an unknown call', async () => {
  await open('Failing calls')
  await user.type(screen.getByLabelText('Call'), 'getMe')
  await user.clear(screen.getByLabelText('Fault'))
  await user.type(screen.getByLabelText('Fault'), '503=2')
  await user.type(screen.getByLabelText('Times'), '3')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(readRules()).toEqual([{ call: 'getMe', status: 503, retryAfter: 2, times: 3 }])
  expect(shareAddress()).toContain('fail=getMe%3A503%3D2x3')
  await user.click(screen.getByRole('button', { name: 'Remove getMe:503=2x3' }))
  expect(readRules()).toEqual([])
  await user.clear(screen.getByLabelText('Call'))
  await user.type(screen.getByLabelText('Call'), 'nobody')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByRole('alert')).toHaveTextContent('nobody is no call of the contract')
})

test('moves, stops and resets the clock', async () => {
  await open('Clock')
  await user.click(screen.getByRole('button', { name: '+7 days' }))
  expect(clock.now() - Date.now()).toBeGreaterThan(6.9 * day)
  await user.click(screen.getByRole('button', { name: 'Stop it' }))
  expect(clock.stoppedAt()).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'True time' }))
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(day)
})

test('shows mails with their links, and copies their codes', async () => {
  await open('Mailbox')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  db.mails = [
    {
      mailId: 'm1',
      to: 'a@b.sg',
      subject: 'Your code',
      text: 'It is',
      code: '123456',
      href: '/activate/u/t',
      sentAt: clock.iso(),
    },
  ]
  setEnvironment({})
  expect(await screen.findByRole('link', { name: 'Follow the link' })).toHaveAttribute('href', '/activate/u/t')
  await user.click(screen.getByRole('button', { name: 'Copy 123456' }))
  expect(write).toHaveBeenCalledWith('123456')
})

test('sets latency, country, maintenance and chaos', async () => {
  await open('Surroundings')
  await user.click(screen.getByText('Chaos'))
  await user.clear(screen.getByLabelText('Every answer takes (ms)'))
  await user.type(screen.getByLabelText('Every answer takes (ms)'), '250')
  await user.selectOptions(screen.getByLabelText('The visitor is in'), 'India')
  await user.click(screen.getByLabelText('is_sit_maintenance'))
  expect(environment).toMatchObject({ latency: 250, country: 'in', maintenance: { is_sit_maintenance: true } })
  setEnvironment({ latency: 0 })
  vi.spyOn(console, 'info').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(readChaos()).toMatchObject({ seed: 'one', share: 0.2 })
})

test('lists the last requests with status, duration and fault', async () => {
  await open('Last calls')
  requestLog.add({
    id: 'getMe',
    method: 'GET',
    path: '/user/me',
    sent: undefined,
    status: 503,
    fault: { status: 503 },
    at: 0,
    ms: 7,
  })
  const row = await screen.findByRole('row', { name: /GET \/user\/me/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['503', '7', '503'])
})

test('a request opens to the bodies that were sent and answered', async () => {
  watch.allowContractBreach()
  await open('Last calls')
  const asked = { id: 'login', method: 'POST', path: '/login', status: 200, at: 0, ms: 7 } as const
  requestLog.add({ ...asked, sent: '{"email":"a@b.sg"}', json: { token: 'abc' } })
  await user.click(await screen.findByText('POST /login'))
  expect(await screen.findByLabelText('Sent')).toHaveTextContent('{ "email": "a@b.sg" }')
  expect(screen.getByLabelText('Answer')).toHaveTextContent('{ "token": "abc" }')
  requestLog.add({ ...asked, path: '/logout', sent: undefined })
  expect(await screen.findByText('POST /logout')).toBeVisible()
  expect(screen.getByLabelText('Answer')).toHaveTextContent('{ "token": "abc" }')
})

test('a setting that could not be read is reported on the page, not only in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  render(<Panel />)
  bootstrap({ as: 'nobody', scenario: 'nonsense' }).problems.forEach(notices.add)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('as=nobody: there is no persona of this name: visitor, member, premium, owner')
  expect(alert).toHaveTextContent('scenario=nonsense: there is no scenario of this name; the panel lists them')
  expect(warn).toHaveBeenCalledTimes(2)
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
