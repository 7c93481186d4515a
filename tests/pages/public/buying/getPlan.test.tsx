import { describe, expect, it, test } from 'vitest'
import type { Persona } from '@mocks/personas'
import { localStore } from '@/lib/storage/storage'
import { sendActivationMail } from '@mocks/db/accounts/mailbox'
import { goods } from '@tests/payments/cartStore'
import { db, goTo, renderAt, screen, sent, showAfterStart, toasts, waitFor, within } from '@tests/page'

type Shown = Awaited<ReturnType<typeof renderAt>>
const at = ({ router: { state } }: Shown) => state.location.pathname + state.location.search
const arrives = (shown: Shown, address: string) => waitFor(() => expect(at(shown)).toBe(address))
const inCart = ({ store }: Shown) => store.getState().cart.cart.items.map(({ variationUid }) => variationUid)
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const get = async (name = 'Get Premium') => within(await screen.findByRole('main')).findByRole('link', { name })

describe('Get Premium puts the plan into the cart and opens it (R-CART-02)', () => {
  it.each<[string, Persona | undefined]>([
    ['/', undefined],
    ['/premium-membership', undefined],
    ['/premium-membership', 'member'],
  ])('at %s as %s', async (from, as) => {
    db.carts = []
    // The home page asks for what lies below the screen once the browser was idle.
    showAfterStart()
    const shown = await renderAt(from, as && { as })
    await waitFor(() => expect(shown.store.getState().auth.status).toBe(as ? 'signedIn' : 'anonymous'))
    if (as) await screen.findByText('Your plan')
    await shown.user.click(await get())
    await arrives(shown, '/cart')
    expect(await screen.findByRole('listitem', { name: 'Premium membership' })).toBeVisible()
    expect(inCart(shown)).toEqual(['premium-annual'])
  })

  it('once: after a double click, Back and another click', async () => {
    const shown = await renderAt('/premium-membership')
    await waitFor(() => expect(shown.store.getState().auth.status).toBe('anonymous'))
    await shown.user.dblClick(await get())
    await arrives(shown, '/cart')
    await goTo(shown.router, -1)
    await shown.user.click(await get())
    await arrives(shown, '/cart')
    expect(inCart(shown)).toEqual(['premium-annual'])
    expect(shown.store.getState().cart.cart.items[0]?.quantity).toBe(1)
    expect(localStore.read('cart')).toMatchObject({ items: [{ variationUid: 'premium-annual', quantity: 1 }] })
  })

  it('whatever takes the place of its page once the plan is in the cart', async () => {
    const shown = await renderAt('/premium-membership')
    await waitFor(() => expect(shown.store.getState().auth.status).toBe('anonymous'))
    const button = await get()
    const stop = shown.store.subscribe(() => {
      if (inCart(shown).length > 0) queueMicrotask(shown.unmount)
    })
    await shown.user.click(button)
    await waitFor(() => expect(inCart(shown)).toEqual(['premium-annual']))
    stop()
    await arrives(shown, '/cart')
  })

  it('in place of another plan', async () => {
    localStore.write('cart', { discountCode: null, items: [goods('premium-membership', 'premium-annual')] })
    const shown = await renderAt('/premium-membership')
    await waitFor(() => expect(shown.store.getState().auth.status).toBe('anonymous'))
    await shown.user.click(await get('Get Ultra'))
    await arrives(shown, '/cart')
    await waitFor(() => expect(inCart(shown)).toEqual(['premium-ultra']))
    expect(toasts()).toContain('info: This replaces the plan in your cart.')
  })

  it('never for a premium member, who comes to the plan', async () => {
    const shown = await renderAt('/premium-membership', { as: 'premium' })
    await shown.user.click(await get('Upgrade to Ultra'))
    await arrives(shown, '/solutions/premium-membership?variation=premium-ultra')
    await waitFor(() => expect(inCart(shown)).toEqual(['brand-film-offer', 'trademark-sg']))
    expect(sent('saveCart')).toEqual([])
  })
})

describe('a visitor who creates an account to pay', () => {
  const newcomer = () => {
    const user = db.users.find(({ userId }) => userId === 'u-member')
    Object.assign(user ?? {}, { activated: false, mustAgreeToTermsOfUse: true, personalizationDone: false })
    db.carts = []
    return user ? (sendActivationMail(user).href ?? '') : ''
  }
  const throughTermsAndSurvey = async ({ user }: Shown) => {
    await heading(/^(Please read our|Our) terms of use/)
    await screen.findByText(/^Version \d/)
    await user.click(screen.getByRole('button', { name: 'I agree' }))
    await user.click(await screen.findByRole('button', { name: 'Skip the rest' }))
  }

  test('comes from the mail to the payment, through the terms and the survey, in another tab too', async () => {
    localStore.write('cart', { discountCode: null, items: [goods('premium-membership', 'premium-annual')] })
    const shown = await renderAt(newcomer())
    await throughTermsAndSurvey(shown)
    await heading('Checkout')
    // A reload would show the cart.
    await arrives(shown, '/cart')
    expect(await screen.findByRole('button', { name: /^Pay S\$99/ })).toBeVisible()
    await shown.user.click(await screen.findByRole('button', { name: 'Edit cart' }))
    await heading('Cart')
    await arrives(shown, '/cart')
  })

  test('is not led to a payment without a membership in the cart', async () => {
    localStore.write('cart', { discountCode: null, items: [goods('telehealth', 'telehealth-visit')] })
    const shown = await renderAt(newcomer())
    await throughTermsAndSurvey(shown)
    await arrives(shown, '/user-profiling-done')
  })

  test('keeps the discount code of the link on the way', async () => {
    newcomer()
    const shown = await renderAt('/cart?code=DOER10', { as: 'member' })
    await throughTermsAndSurvey(shown)
    await arrives(shown, '/cart?code=DOER10')
  })
})
