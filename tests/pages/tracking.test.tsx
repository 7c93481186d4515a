import { beforeEach, describe, expect, it } from 'vitest'
import type { TrackingBody, TrackingEventName } from '@/domain/tracking/trackingEvents'
import { consent } from '@/lib/storage/consent'
import { readCookie } from '@/lib/storage/cookies'
import { appReady } from '@/lib/browser/appReady'
import { startTracking } from '@/store/tracking/tracking'
import { batching } from '@/store/tracking/trackingQueue'
import { act, enter, renderAt, requestLog, screen, teardown, waitFor, within } from '@tests/page'

type Body = TrackingBody<TrackingEventName>
let bodies: Body[] = []
const told = (name: TrackingEventName) => bodies.filter(({ eventName }) => eventName === name)
const labels = () => told('button_click').flatMap(({ properties }) => ('label' in properties ? [properties.label] : []))

beforeEach(() => {
  bodies = []
  teardown.set(batching, { wait: 0 })
  return requestLog.listen(({ id, sent }) => {
    if (id === 'trackEvent') bodies.push(JSON.parse(sent ?? '{}') as Body)
  })
})

async function visit(...asked: Parameters<typeof renderAt>) {
  const view = await renderAt(...asked)
  teardown.add(startTracking(view.store))
  act(() => appReady.set())
  return view
}
type View = Awaited<ReturnType<typeof visit>>

/** Simulates a visit: scrolls, clicks a button and a link, opens another page and leaves. */
async function lookAround({ user, router }: View) {
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
  document.dispatchEvent(new Event('wheel'))
  document.dispatchEvent(new Event('scroll'))
  await act(() => router.navigate('/blog'))
  dispatchEvent(new Event('pagehide'))
}
const solution = '/solutions/virtual-office-address'

describe('tracking with consent (R-TRK-08)', () => {
  beforeEach(() => consent.choose('granted'))

  it('tracks main actions by our own labels, and links by their target', async () => {
    const { user } = await visit(solution)
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
    await user.click(await within(await screen.findByRole('contentinfo')).findByRole('link', { name: 'About' }))
    await waitFor(() => expect(labels()).toEqual(['add-to-cart']))
    await waitFor(() => expect(told('link_click')[0]?.properties).toMatchObject({ path: solution, href: '/about' }))
  })

  it('tracks a new account from an RSVP without personal data', async () => {
    const { user } = await visit('/events/ev-design-review')
    await user.type(await screen.findByLabelText('First name'), 'Newcomerina')
    await user.type(screen.getByLabelText('Last name'), 'Comer')
    await user.type(screen.getByLabelText('Email address'), 'newcomerina@doers.test')
    await user.type(screen.getByLabelText(/^Password/), 'Doers-2026!')
    await user.click(screen.getByRole('button', { name: 'RSVP' }))
    await waitFor(() => expect(told('signup')[0]?.properties).toMatchObject({ method: 'rsvp', premiumInCart: false }))
    expect(labels()).toContain('rsvp')
    expect(JSON.stringify(bodies)).not.toMatch(/newcomerina|Comer|Doers-2026/i)
  })

  it('tracks that ID details were saved, never which', async () => {
    const { user } = await visit('/account/profile', { as: 'premium' })
    await user.click(await screen.findByRole('button', { name: /(Add|Change) ID details/ }))
    const number = await screen.findByLabelText(/Document number/)
    enter(number, 'S7654321Z')
    await user.click(screen.getByRole('button', { name: 'Save ID details' }))
    await waitFor(() => expect(told('profile_update')[0]?.properties).toMatchObject({ fields: ['personalId'] }))
    expect(JSON.stringify(bodies)).not.toContain('S7654321Z')
  })
})

it('sends and stores nothing under Global Privacy Control, which is shown, and can be overridden and restored in the footer', async () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  const view = await visit(solution)
  await lookAround(view)
  expect(bodies).toEqual([])

  const choose = async (answer: string) => {
    await view.user.click(await screen.findByRole('button', { name: 'Privacy choices' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Privacy choices' }))
    expect(dialog.getByText(/Global Privacy Control/)).toBeVisible()
    await view.user.click(dialog.getByRole('button', { name: answer }))
  }
  await choose('Allow')
  await waitFor(() => expect(told('page_view')).toHaveLength(1))
  await waitFor(() => expect(readCookie('distinct_id')).toBeTruthy())
  await choose('Decline')
  expect(readCookie('distinct_id')).toBeUndefined()
  bodies = []
  await act(() => view.router.navigate(solution))
  await lookAround(view)
  expect(bodies).toEqual([])
})
