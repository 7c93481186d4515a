import { expect, it } from 'vitest'
import {
  bodiesOf,
  db,
  dialog,
  enter,
  fail,
  renderAt,
  required,
  screen,
  toasts,
  userOr404,
  waitFor,
  within,
} from '@tests/page'

it('answers a member’s benefit enquiry by email, and keeps the text when that fails', async () => {
  const enquiry = required(db.benefitEnquiries.find(({ userId }) => userId))
  const name = `${enquiry.firstName} ${enquiry.lastName}`
  const { user, router } = await renderAt(`/admin/benefit-enquiries?q=${enquiry.email}`, { as: 'admin' })
  const row = required((await screen.findAllByRole('rowheader')).find(({ textContent }) => textContent?.includes(name)))
  await user.click(within(row).getByRole('link'))
  await waitFor(() => expect(router.state.location.search).toContain('enquiry=be-'))
  const opened = required(
    db.benefitEnquiries.find(({ benefitEnquiryId }) =>
      router.state.location.search.includes(`enquiry=${benefitEnquiryId}`),
    ),
  )
  const panel = await dialog(`Enquiry from ${name}`)
  expect(panel.getByText(opened.message ?? '?')).toBeVisible()
  expect(panel.getByRole('link', { name })).toHaveAttribute('href', `/admin/users?user=${opened.userId}`)
  expect(panel.getByRole('link', { name: opened.email })).toHaveAttribute('href', `mailto:${opened.email}`)
  await user.click(panel.getByRole('button', { name: 'Reply by email' }))
  const mail = await dialog(`Email to ${name}`)
  // The dialog of the reply shows the question.
  expect(mail.getByText(opened.message ?? '?', { normalizer: (text) => text })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(mail.getByLabelText('Subject')).toHaveValue(`Your enquiry about ${opened.solutionTitle}`)
  enter(mail.getByLabelText('Message'), 'Yes, it does.')
  fail('sendEmailToUser', { status: 503, times: 1 })
  await user.click(mail.getByRole('button', { name: 'Send email' }))
  expect(await mail.findByRole('heading', { name: 'Email could not be sent, please try again later' })).toBeVisible()
  expect(mail.getByLabelText('Message')).toHaveValue('Yes, it does.')
  expect(mail.getByText(/may get it twice/)).toBeVisible()
  await user.click(mail.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(toasts()).toEqual(['success: Email sent']))
  expect(bodiesOf('sendEmailToUser')).toHaveLength(2)
  expect(bodiesOf('sendEmailToUser')[1]).toMatchObject({ userId: opened.userId, message: 'Yes, it does.' })
})

it('offers a visitor’s address to the administrator’s own mail program', async () => {
  const enquiry = required(db.benefitEnquiries.find(({ userId }) => !userId))
  enquiry.country = 'us'
  await renderAt(`/admin/benefit-enquiries?q=nothing&enquiry=${enquiry.benefitEnquiryId}`, { as: 'admin' })
  const panel = await dialog(/^Enquiry from/)
  expect(panel.getByRole('link', { name: 'Write in your mail app' }).getAttribute('href')).toMatch(
    new RegExp(`^mailto:${enquiry.email}\\?subject=Your%20enquiry`),
  )
  expect(panel.queryByRole('button', { name: 'Reply by email' })).not.toBeInTheDocument()
  expect(panel.getByText('United States')).toBeVisible()
})

it.each([
  ['an enquiry', () => `/admin/benefit-enquiries?enquiry=${withPhone().benefitEnquiryId}`, () => withPhone()],
  ['a user', () => '/admin/users?user=u-premium', () => userOr404('u-premium')],
])('calls a dialling code alone no phone number: %s', async (_what, path, record) => {
  const url = path()
  Object.assign(record(), { phone: undefined, phoneDiallingCode: '+65' })
  await renderAt(url, { as: 'admin' })
  expect(await screen.findByText('Phone', { selector: 'dt' })).toBeVisible()
  expect(screen.queryByText('+65')).not.toBeInTheDocument()
})

const withPhone = () => required(db.benefitEnquiries.find(({ phone }) => phone))
