import { expect, it } from 'vitest'
import { db, renderAt, screen } from '@tests/page'

it('names the open roles of the content source beside the form, and sends a job enquiry', async () => {
  const { user } = await renderAt('/careers')
  expect(await screen.findByText('Partnerships manager')).toBeVisible()
  expect(await screen.findByRole('form', { name: 'Job enquiry' })).toBeVisible()

  await user.type(screen.getByLabelText('First name'), 'Jo')
  await user.type(screen.getByLabelText('Last name'), 'Lim')
  await user.type(screen.getByLabelText('Email'), 'jo@example.com')
  await user.type(screen.getByLabelText('Phone'), '+65 8123 4567')
  await user.type(screen.getByLabelText('Role'), 'Community manager')
  await user.type(screen.getByLabelText('Your enquiry'), 'Is the role open to part-time?')
  await user.click(screen.getByRole('button', { name: 'Send enquiry' }))
  expect(await screen.findByRole('heading', { name: 'Thanks, we’ve got your enquiry' })).toHaveFocus()
  expect(db.jobEnquiries[0]).toMatchObject({
    email: 'jo@example.com',
    phone: '+65 8123 4567',
    role: 'Community manager',
    responded: false,
  })
})
