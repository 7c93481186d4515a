import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
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
