import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/settings/faults'
import { renderAt } from '@tests/renderAt'

async function fill(user: UserEvent) {
  await user.type(await screen.findByLabelText('First name'), 'Jo')
  await user.type(screen.getByLabelText('Last name'), 'Lim')
  await user.type(screen.getByLabelText('Email'), 'jo@example.com')
  await user.type(screen.getByLabelText('Phone'), '+65 8123 4567')
  await user.type(screen.getByLabelText('Role'), 'Community manager')
  await user.type(screen.getByLabelText('Your enquiry'), 'Is the role open to part-time?')
  await user.click(screen.getByRole('button', { name: 'Send enquiry' }))
}

it('keeps the form if the enquiry could not be sent, and sends it again (R-ERR-17)', async () => {
  fail('createJobEnquiry', '503x1')
  const before = db.jobEnquiries.length
  const { user } = await renderAt('/careers')
  await fill(user)
  expect((await screen.findAllByText('Enquiry could not be sent')).length).toBeGreaterThan(0)
  expect(screen.getByLabelText('Your enquiry')).toHaveValue('Is the role open to part-time?')
  await user.click(screen.getByRole('button', { name: 'Send enquiry' }))
  await screen.findByRole('heading', { name: 'Thanks, we’ve got your enquiry' })
  expect(db.jobEnquiries).toHaveLength(before + 1)
})

it('names the open roles of the content source beside the form, and sends a job enquiry', async () => {
  const { user } = await renderAt('/careers')
  expect(await screen.findByText('Partnerships manager')).toBeVisible()
  expect(await screen.findByRole('form', { name: 'Job enquiry' })).toBeVisible()

  await fill(user)
  expect(await screen.findByRole('heading', { name: 'Thanks, we’ve got your enquiry' })).toHaveFocus()
  expect(db.jobEnquiries[0]).toMatchObject({
    email: 'jo@example.com',
    phone: '+65 8123 4567',
    role: 'Community manager',
    responded: false,
  })
})
