import { expect, it, vi } from 'vitest'
import { toastLog } from '@/lib/calls/toast'
import { act, db, fail, renderAt, screen, sent } from '@tests/page'

const row = (status: 'PENDING' | 'VERIFIED' | 'UNSUBSCRIBED') => {
  const found = db.mailingList.find((one) => one.status === status)
  if (!found) throw new Error(`The seeds have no ${status} address`)
  return found
}
const toasts = () => toastLog.read().map(({ kind }) => kind)

async function join(address: string) {
  const { user } = await renderAt('/mailing-list')
  await user.type(await screen.findByLabelText('Email address'), address)
  await user.click(screen.getByRole('button', { name: 'Join the mailing list' }))
}

it('subscribes, and asks the visitor to check their inbox', async () => {
  await join('new@example.com')
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus()
  expect(screen.getByRole('complementary', { name: 'What happens next' })).toHaveTextContent('We email you a link')
  expect(db.mailingList[0]).toMatchObject({ emailAddress: 'new@example.com', status: 'PENDING' })
})

it('shows as information that an address is subscribed already, and closes the form (R-ERR-10)', async () => {
  await join(row('VERIFIED').emailAddress)
  await screen.findByRole('heading', { name: 'You’re already on the list' })
  expect(toasts()).toEqual(['info'])
  expect(screen.queryByRole('button', { name: 'Join the mailing list' })).not.toBeInTheDocument()
})

it('does not resubscribe an unsubscribed address, and shows it as information (R-ERR-11)', async () => {
  await join(row('UNSUBSCRIBED').emailAddress)
  await screen.findByRole('heading', { name: 'You unsubscribed earlier' })
  expect(toasts()).toEqual(['info'])
})

it('keeps the address after any other failure (R-ERR-12)', async () => {
  fail('joinMailingList', '503')
  await join('new@example.com')
  expect(
    await screen.findByText(
      "Sorry, something went wrong and we couldn't add you to our mailing list. We are looking into it!",
    ),
  ).toBeInTheDocument()
  expect(screen.getByLabelText('Email address')).toHaveValue('new@example.com')
})

it.each([
  ['/mailing-list', 'joinMailingList', 'Already verified', /^Sorry, something went wrong/],
  [
    '/mailing-list/verify/jo%40example.com/1',
    'verifyMailingListSubscription',
    'Already subscribed',
    /could not be verified/,
  ],
  [
    '/mailing-list/verify/jo%40example.com/1',
    'verifyMailingListSubscription',
    'Previously unsubscribed',
    /could not be verified/,
  ],
] as const)(
  '%s: a message that is not of this call claims no place on the list: %s, %s',
  async (at, call, message, told) => {
    fail(call, { status: 409, message })
    if (at === '/mailing-list') await join('new@example.com')
    else await renderAt(at)
    expect(await screen.findByText(told)).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: /already/ })).not.toBeInTheDocument()
  },
)

it('verifies once, only when the page is visible', async () => {
  const pending = row('PENDING')
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await renderAt(`/mailing-list/verify/${encodeURIComponent(pending.emailAddress)}/${pending.token}`)
  await screen.findByRole('heading', { name: 'Confirming your subscription' })
  expect(sent('verifyMailingListSubscription')).toEqual([])
  seen.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByRole('heading', { name: 'You’re on the list' })
  expect(sent('verifyMailingListSubscription')).toHaveLength(1)
  expect(pending.status).toBe('VERIFIED')
})

it('shows that an address is verified already (R-ERR-13)', async () => {
  const { emailAddress, token } = row('VERIFIED')
  await renderAt(`/mailing-list/verify/${encodeURIComponent(emailAddress)}/${token}`)
  await screen.findByRole('heading', { name: 'Your subscription has already been verified' })
  expect(toasts()).toEqual(['info'])
})

it('offers a new link if verification fails', async () => {
  await renderAt('/mailing-list/verify/jo%40example.com/wrong')
  await screen.findByRole('heading', { name: 'We couldn’t verify your subscription' })
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Your subscription could not be verified.*the second link in the email$/,
  )
  // Said once, on the page.
  expect(toasts()).toEqual([])
  expect(screen.getByRole('button', { name: 'Email me a new link' })).toBeVisible()
  expect(screen.getByLabelText('Email address')).toHaveValue('jo@example.com')
})
