import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { consent } from '@/lib/storage/consent'
import { clearCookie, readCookie, writeCookie } from '@/lib/storage/cookies'
import { applyEnv, readEnv } from '@/lib/env'
import { appReady } from '@/lib/browser/appReady'
import { startTracking } from '@/store/tracking/tracking'
import { batching } from '@/store/tracking/trackingQueue'
import { requestLog } from '@mocks/requestLog'
import { testEnv } from '@tests/env'
import { renderAt } from '@tests/renderAt'
import { teardown } from '@tests/teardown'

const tracked = () => requestLog.read().filter(({ id }) => id === 'trackEvent')
const withControl = (value: boolean) => teardown.set<object>(navigator, { globalPrivacyControl: value })

beforeEach(() => teardown.set(batching, { wait: 0 }))

async function arriveAt(path: string) {
  const view = await renderAt(path)
  teardown.add(startTracking(view.store))
  act(() => appReady.set())
  return view
}

describe('consent', () => {
  it('is unasked at first, and stores the choice', () => {
    expect(consent.read()).toBe('unasked')
    consent.choose('granted')
    expect([consent.read(), readCookie('consent')]).toEqual(['granted', 'granted'])
  })

  it.each(['granted', 'denied'] as const)('%s outlives its cookie, which Safari ends after 7 days', (choice) => {
    consent.choose(choice)
    clearCookie('consent')
    expect(consent.read()).toBe(choice)
    const kept = Date.now() + 180 * 86_400_000
    vi.useFakeTimers({ now: kept + 60_000 })
    expect(consent.read()).toBe('unasked')
  })

  it('lives as long as the page where the browser blocks cookies and storage', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    const cookies = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    consent.choose('denied')
    expect(consent.read()).toBe('denied')
    cookies.mockRestore()
    vi.unstubAllGlobals()
    // A later choice that can be stored counts.
    consent.choose('granted')
    expect(consent.read()).toBe('granted')
  })

  it('treats Global Privacy Control as a refusal that can be overridden', () => {
    withControl(true)
    expect(consent.read()).toBe('denied')
    consent.choose('granted')
    expect(consent.read()).toBe('granted')
  })

  it('is granted if the operator switches the banner off', () => {
    applyEnv(readEnv({ ...testEnv, VITE_CONSENT_BANNER: '0' }))
    expect(consent.read()).toBe('granted')
  })

  it('deletes the distinct id when it is withdrawn', () => {
    consent.choose('granted')
    writeCookie('distinct_id', '7d0f4c52')
    consent.choose('denied')
    expect(readCookie('distinct_id')).toBeUndefined()
  })
})

describe('consent banner', () => {
  it('asks once, with two equally prominent buttons, and sends or stores nothing before', async () => {
    const { user } = await arriveAt('/mailing-list')
    const question = await screen.findByRole('region', { name: 'Privacy' })
    const [no, yes] = ['Decline', 'Allow'].map((name) => screen.getByRole('button', { name }))
    expect(no?.className).toBe(yes?.className)
    expect(question).toBeVisible()
    expect(tracked()).toEqual([])
    expect(document.cookie).not.toMatch(/distinct_id|consent/)
    await user.click(no as HTMLElement)
    expect(screen.queryByRole('region', { name: 'Privacy' })).not.toBeInTheDocument()
    expect(consent.read()).toBe('denied')
    expect(tracked()).toEqual([])
  })

  it('tracks the current page after consent is given', async () => {
    const { user } = await arriveAt('/mailing-list')
    await user.click(await screen.findByRole('button', { name: 'Allow' }))
    await vi.waitFor(() =>
      expect(tracked().map(({ sent }) => JSON.parse(sent ?? '{}') as object)).toMatchObject([
        { eventName: 'page_view', properties: { path: '/mailing-list' } },
      ]),
    )
    await vi.waitFor(() => expect(readCookie('distinct_id')).toBeTruthy())
  })

  it('opens a dialog that explains what is counted', async () => {
    const { user } = await arriveAt('/mailing-list')
    await user.click(await screen.findByRole('button', { name: 'What we measure' }))
    expect(await screen.findByRole('dialog', { name: 'Privacy choices' })).toBeVisible()
  })
})
