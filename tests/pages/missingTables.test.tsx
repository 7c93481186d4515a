import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAt } from '@tests/renderAt'

// As an empty file would be.
vi.mock('@/app/routes/rest', () => ({ restRoutes: undefined }))

it('a first page whose route tables cannot be fetched says so, and can be tried again (R-CHUNK-01)', async () => {
  // It has been reloaded once already.
  sessionStorage.setItem('dc:reloaded-at', String(Date.now()))
  await renderAt('/events')
  expect(await screen.findByText('A part of this page could not be loaded')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
