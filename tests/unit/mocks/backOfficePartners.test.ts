import { describe, expect, it } from 'vitest'
import { partnersApi } from '@/api/admin/partners'
import { callingAs, toasts } from '@tests/calling'

const partners = partnersApi.endpoints

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
      'success: New API key created for Paper Kite',
      "success: Partner 'Paper Kite' disabled",
      "success: Partner 'Paper Kite' enabled",
    ])
  })
})
