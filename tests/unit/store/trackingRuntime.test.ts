import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrackingBody, TrackingEventName } from '@/domain/tracking/trackingEvents'
import { consent } from '@/lib/storage/consent'
import { readCookie } from '@/lib/storage/cookies'
import { connectNavigation } from '@/store/navigation/navigation'
import { type Navigation } from '@/store/navigation/navigationContext'
import { makeStore } from '@/store/store'
import { trackProfileUpdate, trackSignup } from '@/store/tracking/track'
import { startTracking } from '@/store/tracking/tracking'
import { batching } from '@/store/tracking/trackingQueue'
import { requestLog } from '@mocks/requestLog'
import { teardown } from '@tests/teardown'

type Body = TrackingBody<TrackingEventName>

let here = '/solutions'
let arrive: () => void = () => undefined

const router: Partial<Navigation> = {
  here: () => here,
  onArrival: (listener) => {
    arrive = listener
    listener()
    return () => {
      arrive = () => undefined
    }
  },
}

const sent = () =>
  [...requestLog.read()]
    .reverse()
    .flatMap(({ id, sent: body }) => (id === 'trackEvent' ? [JSON.parse(body ?? '{}') as Body] : []))
const names = () => sent().map(({ eventName }) => eventName)

function start() {
  const store = makeStore()
  store.dispatch(connectNavigation(router))
  teardown.add(startTracking(store))
  return store
}
function go(path: string) {
  here = path
  arrive()
}
const settle = () => vi.waitFor(() => expect(sent().length).toBeGreaterThan(0))
const page = (height: number, at: number) => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height)
  Object.assign(window, { innerHeight: 500, scrollY: at })
}
const scrollTo = (at: number) => {
  Object.assign(window, { scrollY: at })
  document.dispatchEvent(new Event('scroll'))
}
const touch = () => document.dispatchEvent(new Event('wheel'))

beforeEach(() => {
  teardown.set(batching, { wait: 0 })
  here = '/solutions'
})

describe('before consent', () => {
  it('adds no listeners, sends nothing and stores nothing', async () => {
    const listened = vi.spyOn(document, 'addEventListener')
    const store = start()
    go('/events')
    await store.dispatch(trackSignup({ premiumInCart: false, method: 'password' }))
    expect(listened).not.toHaveBeenCalled()
    expect(requestLog.read()).toEqual([])
    expect(readCookie('distinct_id')).toBeUndefined()
  })

  it('drops queued events when consent is withdrawn', () => {
    consent.choose('granted')
    batching.wait = 60_000
    start()
    consent.choose('denied')
    dispatchEvent(new Event('pagehide'))
    expect(requestLog.read()).toEqual([])
  })
})

describe('with consent', () => {
  beforeEach(() => consent.choose('granted'))

  it('sends a page view on arrival, and its times on leaving (R-TRK-01)', async () => {
    start()
    go('/solutions?category=legal')
    go('/events/ev-12')
    await vi.waitFor(() => expect(names()).toEqual(['page_view', 'page_leave', 'page_view']))
    expect(sent().map(({ properties }) => properties.path)).toEqual(['/solutions', '/solutions', '/events/ev-12'])
    expect(sent()[1]?.properties).toMatchObject({
      activeSeconds: expect.any(Number) as number,
      idleSeconds: expect.any(Number) as number,
    })
  })

  it('stores the id from the response as the browser’s distinct id (R-TRK-06)', async () => {
    start()
    await vi.waitFor(() => expect(readCookie('distinct_id')).toMatch(/^[0-9a-f-]{36}$/))
  })

  it('counts time as active until one second after the last input, and as idle afterwards (R-TRK-03)', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    start()
    clock.mockReturnValue(5000)
    touch()
    clock.mockReturnValue(8000)
    go('/events')
    await vi.waitFor(() => expect(names()).toContain('page_leave'))
    expect(sent()[1]?.properties).toMatchObject({ activeSeconds: 2, idleSeconds: 6 })
  })

  it.each([
    ['opened in the background', () => undefined],
    ['moved to the background', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ])('counts no time for a page %s', async (_how, hide) => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    start()
    hide()
    clock.mockReturnValue(600_000)
    dispatchEvent(new Event('pagehide'))
    await vi.waitFor(() => expect(names()).toContain('page_leave'))
    expect(sent()[1]?.properties).toMatchObject({ activeSeconds: 0, idleSeconds: 0 })
  })

  it('sends each scroll step once (R-TRK-02)', async () => {
    page(2000, 0)
    start()
    scrollTo(0)
    touch()
    for (const at of [0, 500, 100, 1500, 1500, 0]) scrollTo(at)
    const steps = () =>
      sent().flatMap(({ properties }) => ('scrollDepth' in properties ? [properties.scrollDepth] : []))
    await vi.waitFor(() => expect(steps()).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]))
  })

  it('ignores scrolling without user input', async () => {
    page(2000, 0)
    start()
    scrollTo(1500)
    await settle()
    expect(names()).toEqual(['page_view'])
  })

  it('sends link targets, and for all controls only a known label or their region (R-TRK-08)', async () => {
    start()
    document.body.innerHTML = `
      <a href="/activate/u-17/secret-99">Activate Jo Tan</a>
      <nav data-track="header"><a href="https://other.example/jo@example.com">Jo</a></nav>
      <main><button>Delete Jo Tan</button></main>
      <main><div role="dialog"><button aria-disabled="true">Pay Jo</button><button>Close Jo</button></div></main>
      <button data-track="go-premium">Go Premium</button>
      <button data-track="Jo Tan">Jo</button>`
    document.addEventListener('click', (event) => event.preventDefault(), { once: false })
    for (const control of document.querySelectorAll<HTMLElement>('a, button')) control.click()
    await vi.waitFor(() => expect(names()).toHaveLength(7))
    expect(
      sent()
        .slice(1)
        .map(({ eventName, properties }) => [
          eventName,
          'label' in properties && properties.label,
          'href' in properties && properties.href,
        ]),
    ).toEqual([
      ['link_click', 'page', '/activate/hidden/hidden'],
      ['link_click', 'header', 'other.example'],
      ['button_click', 'page', false],
      ['button_click', 'dialog', false],
      ['button_click', 'go-premium', false],
      ['button_click', 'page', false],
    ])
    expect(JSON.stringify(sent())).not.toMatch(/Jo|secret|u-17/)
  })

  it('never tracks the user data page or actions on it (R-TRK-04)', async () => {
    const store = start()
    await settle()
    go('/data/user')
    document.body.innerHTML = '<button data-track="download">Download</button>'
    document.querySelector('button')?.click()
    await store.dispatch(trackProfileUpdate(['phone']))
    go('/events')
    await vi.waitFor(() => expect(names()).toEqual(['page_view', 'page_leave', 'page_view']))
    expect(JSON.stringify(sent())).not.toContain('data/user')
  })

  it('sends sign-ups and profile updates immediately, with field names only', async () => {
    batching.wait = 60_000
    const store = start()
    await store.dispatch(trackSignup({ premiumInCart: true, method: 'password' }))
    await store.dispatch(trackProfileUpdate(['phone', 'jobTitle']))
    expect(names()).toEqual(['page_view', 'signup', 'profile_update'])
    expect(sent()[2]?.properties).toMatchObject({ fields: ['phone', 'jobTitle'] })
  })

  it('flushes the queue once when the page is unloaded', async () => {
    batching.wait = 60_000
    start()
    go('/events')
    expect(requestLog.read()).toEqual([])
    dispatchEvent(new Event('pagehide'))
    dispatchEvent(new Event('pagehide'))
    await vi.waitFor(() => expect(names().sort()).toEqual(['page_leave', 'page_leave', 'page_view', 'page_view']))
  })

  it('counts a page restored from the back/forward cache as a new view', async () => {
    start()
    dispatchEvent(new Event('pagehide'))
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.waitFor(() => expect(names().sort()).toEqual(['page_leave', 'page_view', 'page_view']))
  })
})
