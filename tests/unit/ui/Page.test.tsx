import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Page } from '@/ui/layout/Page'

it('a page shows its heading, breadcrumbs and content', () => {
  render(
    <MemoryRouter>
      <Page title="Orders" breadcrumb={[{ label: 'Billing', to: '/account/billing' }]}>
        <p>Body</p>
      </Page>
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', '/account/billing')
  expect(screen.getByText('Body')).toBeVisible()
})
