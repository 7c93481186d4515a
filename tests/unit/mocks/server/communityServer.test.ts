import { describe, expect, it } from 'vitest'
import { isAlreadySettled, mailingListApi } from '@/api/community/mailingList'
import { notificationsApi } from '@/api/account/notifications'
import { paths } from '@/domain/navigation/paths'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/settings/faults'
import { callingAs, toasts } from '@tests/calling'

describe('the mailing list (R-ERR-10 to R-ERR-14)', () => {
  const { joinMailingList, verifyMailingListSubscription } = mailingListApi.endpoints
  const join = (emailAddress: string) => callingAs('visitor').call(joinMailingList.initiate({ body: { emailAddress } }))
  const verify = (email: string, token: string) =>
    callingAs('visitor').call(verifyMailingListSubscription.initiate({ email, token }))

  it('can be joined once, and is verified by mail', async () => {
    expect((await join('fresh@example.com')).data).toEqual({ ok: true })
    const { token } = db.mailingList.find(({ emailAddress }) => emailAddress === 'fresh@example.com') ?? { token: '' }
    expect(db.mails[0]).toMatchObject({
      to: 'fresh@example.com',
      href: paths.mailingListVerify('fresh@example.com', token),
    })
    expect((await verify('fresh@example.com', token)).data).toEqual({ ok: true })
    expect(toasts()).toEqual([])
    await verify('fresh@example.com', token)
    await join('Fresh@example.com')
    expect(toasts()).toEqual([
      'info: Your subscription has already been verified',
      'info: You are already subscribed to our mailing list',
    ])
  })

  it('shows the fixed text for known cases and a general one for other failures', async () => {
    const left = await join('left@example.com')
    expect(isAlreadySettled((left.error as { server?: string }).server)).toBe(true)
    await verify('pending@example.com', 'wrong')
    fail('joinMailingList', { status: 503 })
    await join('other@example.com')
    const [first, second, third] = toasts()
    expect(first).toBe('info: You have opted out of our mailing list before, so we can’t subscribe you again')
    expect(second).toMatch(
      /^error: Your subscription could not be verified, please re-check your verification email\. If the error/,
    )
    expect(third).toMatch(
      /^error: Sorry, something went wrong and we couldn't add you to our mailing list\. We are looking into it!/,
    )
    expect(isAlreadySettled('Something else')).toBe(false)
    expect(isAlreadySettled(undefined)).toBe(false)
  })
})

describe('notifications', () => {
  const { countMyNotifications, deleteNotification } = notificationsApi.endpoints

  it('cannot be deleted by other users', async () => {
    const { error } = await callingAs('member').call(deleteNotification.initiate({ id: 'n-owner-1' }))
    expect(error).toMatchObject({ status: 404 })
    expect((await callingAs('owner').call(countMyNotifications.initiate())).data).toEqual({ count: 30 })
  })
})
