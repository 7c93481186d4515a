import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dataExportsApi } from '@/api/admin/dataExports'
import { partnersApi } from '@/api/admin/partners'
import { saveFile } from '@/lib/files/download'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import { callingAs, toasts } from '@tests/calling'

vi.mock('@/lib/files/download', () => ({ saveFile: vi.fn() }))

const partners = partnersApi.endpoints
const day = (ago: number) => clock.daysFromNow(-ago).slice(0, 10)
const saved = vi.mocked(saveFile)

beforeEach(() => saved.mockClear())

describe('partners', () => {
  it('show the full API key only when it is created (R-LIFE-06)', async () => {
    const { call } = callingAs('admin')
    const { data: list = [] } = await call(partners.listPartners.initiate())
    expect(list).toHaveLength(12)
    expect(list.every(({ apiKey }) => /^•{8}\w{4}$/.test(apiKey ?? ''))).toBe(true)
    const body = { name: 'Paper Kite', apiUsername: 'paper-kite' }
    const { data: made } = await call(partners.createPartner.initiate({ body }))
    expect(made?.apiKey).toMatch(/^dk_live_[0-9a-f]{16}$/)
    const id = made?.partnerId ?? ''
    const { data: again } = await call(partners.regeneratePartnerApiKey.initiate({ id }))
    expect(again?.apiKey).toMatch(/^dk_live_[0-9a-f]{16}$/)
    expect(again?.apiKey).not.toBe(made?.apiKey)
    expect((await call(partners.disablePartner.initiate({ id }))).data).toMatchObject({ enabled: false })
    const { data: enabled } = await call(partners.enablePartner.initiate({ id }))
    expect(enabled).toMatchObject({ enabled: true, apiKey: `••••••••${again?.apiKey?.slice(-4)}` })
    expect(toasts()).toEqual([
      "success: Partner 'Paper Kite' created",
      'success: New API key made for Paper Kite',
      "success: Partner 'Paper Kite' disabled",
      "success: Partner 'Paper Kite' enabled",
    ])
  })

  it('have unique user names', async () => {
    const { call } = callingAs('admin')
    const taken = await call(partners.createPartner.initiate({ body: { name: 'X', apiUsername: 'AXA-smart' } }))
    expect(taken.error).toMatchObject({ status: 409, fields: { apiUsername: expect.any(String) } })
    const same = { id: 'partner-2', body: { name: 'AXA Singapore', apiUsername: 'axa-smart' } }
    expect((await call(partners.updatePartner.initiate(same))).data).toMatchObject({ name: 'AXA Singapore' })
    const empty = await call(partners.updatePartner.initiate({ ...same, body: { name: ' ', apiUsername: 'x' } }))
    expect(empty.error).toMatchObject({ status: 422, fields: { name: expect.any(String) } })
    expect((await callingAs('owner').call(partners.listPartners.initiate())).error).toMatchObject({ status: 403 })
  })

  it('have discount codes; the used ones belong to existing orders', async () => {
    const { data: codes = [] } = await callingAs('admin').call(partners.listPartnerDiscountCodes.initiate())
    expect(codes).toHaveLength(90)
    const used = codes.filter(({ orderId }) => orderId)
    expect(used.length).toBeGreaterThan(40)
    expect(used.length).toBeLessThan(90)
    for (const { orderId, assignedToUserId, solutionUid } of used) {
      const order = db.orders.find((row) => row.orderId === orderId)
      expect(order?.userId).toBe(assignedToUserId)
      expect(order?.items.map(({ uid }) => uid)).toContain(solutionUid)
    }
  })
})

describe('work-space subscriptions (O-31)', () => {
  const workbuddyPhoneNumber = '+65 8123 4567'

  it('are changed and cancelled by phone number, effective from the next charge', async () => {
    const { call } = callingAs('admin')
    const change = (newPlan: string, phone = workbuddyPhoneNumber) =>
      call(partners.changeWorkbuddySubscription.initiate({ body: { workbuddyPhoneNumber: phone, newPlan } }))
    const cancel = () => call(partners.cancelWorkbuddySubscription.initiate({ body: { workbuddyPhoneNumber } }))
    const own = db.partnerSubscriptions.find(({ userId }) => userId === 'u-premium')
    const plan = own?.plan === 'flex-20' ? 'flex-10' : 'flex-20'
    const { data } = await change(plan)
    expect(data).toMatchObject({ plan, status: 'active', userId: 'u-premium', email: 'premium@doers.test' })
    expect(Date.parse(data?.effectiveAt ?? '')).toBeGreaterThan(clock.now())
    expect((await change(plan)).error).toMatchObject({ status: 409 })
    expect((await change('flex-7')).error).toMatchObject({ status: 422, fields: { newPlan: expect.any(String) } })
    expect((await change(plan, '+65 1')).error).toMatchObject({ fields: { workbuddyPhoneNumber: expect.any(String) } })
    expect((await cancel()).data).toMatchObject({ status: 'cancelled' })
    expect((await cancel()).error).toMatchObject({ status: 409 })
    expect(toasts().map((text) => text.split(': ')[1])).toEqual([
      'WorkBuddy plan changed',
      'WorkBuddy plan could not be changed',
      'WorkBuddy plan could not be changed',
      'WorkBuddy plan could not be changed',
      'WorkBuddy subscription cancelled',
      'WorkBuddy subscription could not be cancelled',
    ])
  })
})

describe('partner exports', () => {
  const exports = dataExportsApi.endpoints

  it('are CSV files of the purchases in a date range, with the range in the file name', async () => {
    const { call } = callingAs('admin')
    const range = { from: day(500), to: day(0) }
    await call(exports.exportAxaPurchases.initiate(range))
    await call(exports.exportFullertonPurchases.initiate(range))
    await call(exports.exportFinancioPurchases.initiate(range))
    expect(saved.mock.calls.map(([, name]) => name)).toEqual([
      `axa-purchases-${range.from}-to-${range.to}.csv`,
      `fullerton-purchases-${range.from}-to-${range.to}.csv`,
      `financio-purchases-${range.from}-to-${range.to}.csv`,
    ])
    for (const [file] of saved.mock.calls) {
      const lines = (await (file as Blob).text()).trim().split('\r\n')
      expect(lines[0]?.replace('\ufeff', '')).toBe(
        'orderId,purchaseDate,firstName,lastName,email,phone,solution,quantity,total,status',
      )
      expect(lines.length).toBeGreaterThan(2)
    }
  })

  it('contain only the header if there are no purchases, and reject an invalid range', async () => {
    const { call } = callingAs('admin')
    await call(exports.exportAxaPurchases.initiate({ from: '2001-01-01', to: '2001-01-31' }))
    expect((await (saved.mock.calls[0]?.[0] as Blob).text()).trim().split('\r\n')).toHaveLength(1)
    const wrong = await call(exports.exportAxaPurchases.initiate({ from: day(1), to: day(9) }))
    expect(wrong.error).toMatchObject({ status: 422 })
    expect(toasts().map((text) => text.split(': ')[1])).toEqual(['AXA purchases could not be exported'])
  })
})
