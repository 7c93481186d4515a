import { describe, expect, it } from 'vitest'
import { adminBenefitEnquiriesApi } from '@/api/admin/benefitEnquiries'
import { adminCampaignsApi } from '@/api/admin/campaigns'
import { adminEnquiriesApi } from '@/api/admin/enquiries'
import { adminLandingPagesApi } from '@/api/admin/landingPages'
import { adminMailingListApi } from '@/api/admin/mailingList'
import { benefitEnquiriesApi } from '@/api/commerce/benefitEnquiries'
import { campaignsApi } from '@/api/community/campaigns'
import { enquiriesApi } from '@/api/community/enquiries'
import { landingPagesApi } from '@/api/community/landingPages'
import { isAlreadySettled, mailingListApi } from '@/api/community/mailingList'
import { notificationsApi } from '@/api/account/notifications'
import { paths } from '@/domain/navigation/paths'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/settings/faults'
import { callingAs, toasts } from '@tests/calling'

describe('the mailing list (R-ERR-10 to R-ERR-14)', () => {
  const { joinMailingList, verifyMailingListSubscription } = mailingListApi.endpoints
  const { listMailingListSubscriptions } = adminMailingListApi.endpoints
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
    expect(first).toBe('info: You have opted out of our mailing list before, so we cannot subscribe you again')
    expect(second).toMatch(
      /^error: Your subscription could not be verified, please re-check your verification email\. If the error/,
    )
    expect(third).toMatch(
      /^error: Sorry, something went wrong and we couldn't add you to our mailing list\. We are looking into it!/,
    )
    expect(isAlreadySettled('Something else')).toBe(false)
    expect(isAlreadySettled(undefined)).toBe(false)
  })

  it('is listed without tokens', async () => {
    const { data = [] } = await callingAs('admin').call(listMailingListSubscriptions.initiate())
    expect(data.length).toBeGreaterThan(80)
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['PENDING', 'VERIFIED', 'UNSUBSCRIBED']))
    expect(JSON.stringify(data)).not.toMatch(/token|mlt-/)
  })
})

describe('enquiries and responses', () => {
  const person = { firstName: 'New', lastName: 'Comer', email: 'new@example.com' }

  it('accepts benefit enquiries', async () => {
    const { submitBenefitEnquiry } = benefitEnquiriesApi.endpoints
    const { call } = callingAs('member')
    const enquiry = { ...person, message: 'How long?', solutionUid: 'bookkeeping' }
    expect((await call(submitBenefitEnquiry.initiate({ body: { enquiry } }))).data).toEqual({ ok: true })
    const empty = await call(submitBenefitEnquiry.initiate({ body: { enquiry: { ...enquiry, message: '' } } }))
    expect(empty.error).toMatchObject({ fields: { message: expect.any(String) } })
    fail('submitBenefitEnquiry', { status: 503 })
    await call(submitBenefitEnquiry.initiate({ body: { enquiry } }))
    expect(toasts()[0]).toMatch(/^error: Failed to submit benefit enquiry/)
    const { data = [] } = await callingAs('admin').call(
      adminBenefitEnquiriesApi.endpoints.listBenefitEnquiries.initiate(),
    )
    expect(data[0]).toMatchObject({ userId: 'u-member', solutionTitle: 'Bookkeeping', message: 'How long?' })
  })

  it('accepts job enquiries, with notes by administrators', async () => {
    const { createJobEnquiry } = enquiriesApi.endpoints
    const { listJobEnquiries, updateJobEnquiry } = adminEnquiriesApi.endpoints
    const body = { ...person, phone: '91234567', enquiry: 'Hello', role: 'Editor' }
    expect((await callingAs('visitor').call(createJobEnquiry.initiate({ body }))).data).toEqual({ ok: true })
    const { call } = callingAs('admin')
    const id = (await call(listJobEnquiries.initiate())).data?.[0]?.jobEnquiryId ?? ''
    const { data } = await call(updateJobEnquiry.initiate({ id, body: { responded: true, comments: 'Called' } }))
    expect(data).toMatchObject({
      enquiry: 'Hello',
      responded: true,
      comments: 'Called',
      respondedAt: expect.any(String),
    })
    fail('createJobEnquiry', { status: 503 })
    await callingAs('visitor').call(createJobEnquiry.initiate({ body }))
    expect(toasts()[1]).toMatch(/^error: Enquiry could not be sent/)
  })

  it('accepts responses on landing pages and campaigns', async () => {
    const visitor = callingAs('visitor').call
    await visitor(landingPagesApi.endpoints.createLandingPageResponse.initiate({ id: 'launch-week', body: person }))
    await visitor(campaignsApi.endpoints.createPublicCampaignResponse.initiate({ id: 'desk-voucher', body: person }))
    const member = callingAs('member').call
    const { createCampaignResponse } = campaignsApi.endpoints
    await member(
      createCampaignResponse.initiate({ id: 'freelancer-pulse', body: { responseText: 'Sleep', userId: 'u-member' } }),
    )
    const forOther = await member(
      createCampaignResponse.initiate({ id: 'freelancer-pulse', body: { responseText: 'x', userId: 'u-owner' } }),
    )
    expect(forOther.error).toMatchObject({ status: 403 })
    const admin = callingAs('admin').call
    expect((await admin(adminLandingPagesApi.endpoints.listLandingPageResponses.initiate())).data?.[0]).toMatchObject({
      ...person,
      landingPageId: 'launch-week',
    })
    expect((await admin(adminCampaignsApi.endpoints.listPublicCampaignResponses.initiate())).data?.[0]).toMatchObject({
      ...person,
      campaignId: 'desk-voucher',
    })
    expect((await admin(adminCampaignsApi.endpoints.listCampaignResponses.initiate())).data?.[0]).toMatchObject({
      userId: 'u-member',
      responseText: 'Sleep',
    })
  })

  it('are listed for administrators only', async () => {
    const { call } = callingAs('owner')
    const answers = [
      await call(adminBenefitEnquiriesApi.endpoints.listBenefitEnquiries.initiate()),
      await call(adminEnquiriesApi.endpoints.listJobEnquiries.initiate()),
      await call(adminCampaignsApi.endpoints.listCampaignResponses.initiate()),
      await call(adminMailingListApi.endpoints.listMailingListSubscriptions.initiate()),
    ]
    for (const { error } of answers) expect(error).toMatchObject({ status: 403 })
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
