import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAt } from '@tests/renderAt'

// Simulates an empty chunk.
vi.mock('@/app/routes/rest', () => ({ restRoutes: undefined }))

it('reports route tables that cannot be loaded on the first page, and offers a retry (R-CHUNK-01)', async () => {
  // The page has been reloaded once already.
  sessionStorage.setItem('dc:reloaded-at', String(Date.now()))
  await renderAt('/events')
  expect(await screen.findByText('We couldn’t load part of this page')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
