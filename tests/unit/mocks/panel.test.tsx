import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { bootstrap } from '@mocks/bootstrap'
import { notices } from '@mocks/notices'
import { readRules } from '@mocks/settings/faults'
import { Panel } from '@mocks/panel/Panel'
import { shareAddress } from '@mocks/panel/reload'
import { setEnvironment } from '@mocks/settings/environment'

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
