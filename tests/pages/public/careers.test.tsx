import { expect, it } from 'vitest'
import { renderAt, screen } from '@tests/page'

it('names the open roles of the content source beside the form', async () => {
  await renderAt('/careers')
  expect(await screen.findByText('Partnerships manager')).toBeVisible()
  expect(await screen.findByRole('form', { name: 'Job enquiry' })).toBeVisible()
})
