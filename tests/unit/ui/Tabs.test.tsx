import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Tabs } from '@/ui/layout/Tabs'

it('loads what a tab shows when the tab is pointed at, and leaves a failure to the tab', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const tabs = [
    { key: 'invoices', label: 'Invoices' },
    { key: 'orders', label: 'Orders', load },
  ]
  render(<Tabs label="Billing" tabs={tabs} value="invoices" />)
  await userEvent.hover(screen.getByRole('tab', { name: 'Invoices' }))
  expect(load).not.toHaveBeenCalled()
  await userEvent.hover(screen.getByRole('tab', { name: 'Orders' }))
  expect(load).toHaveBeenCalledOnce()
})
