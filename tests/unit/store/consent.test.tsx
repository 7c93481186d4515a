import { act, configure, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consent } from '@/lib/consent'
import { readCookie, writeCookie } from '@/lib/cookies'
import { applyEnv, readEnv } from '@/lib/env'
import { appReady } from '@/lib/appReady'
import { startTracking } from '@/store/tracking'
import { batching } from '@/store/trackingQueue'
import { requestLog } from '@mocks/requestLog'
import { testEnv } from '@tests/env'
import { renderAt } from '@tests/renderAt'
import { teardown } from '@tests/teardown'

// The machines that run these tests are shared.
configure({ asyncUtilTimeout: 5000 })

const tracked = () => requestLog.read().filter(({ id }) => id === 'trackEvent')
const withControl = (value: boolean) =>
  vi.stubGlobal('navigator', Object.assign(navigator, { globalPrivacyControl: value }))

beforeEach(() => {
  batching.wait = 0
})
afterEach(() => {
  batching.wait = 2000
  vi.unstubAllGlobals()
  Object.assign(navigator, { globalPrivacyControl: undefined })
  appReady.set(false)
})

async function arriveAt(path: string) {
  const view = await renderAt(path)
  teardown.add(startTracking(view.store))
  act(() => appReady.set())
  return view
}

describe('consent', () => {
  it('is unasked at first, and what was chosen is kept', () => {
    expect(consent.read()).toBe('unasked')
    consent.choose('granted')
    expect([consent.read(), readCookie('consent')]).toEqual(['granted', 'granted'])
  })

  it('takes Global Privacy Control as a no that can be overridden (T18.2)', () => {
    withControl(true)
    expect(consent.read()).toBe('denied')
    consent.choose('granted')
    expect(consent.read()).toBe('granted')
  })

  it('is left to the operator where the banner is switched off', () => {
    applyEnv(readEnv({ ...testEnv, VITE_CONSENT_BANNER: '0' }))
    expect(consent.read()).toBe('granted')
  })

  it('forgets the id of the past when it is taken back', () => {
    consent.choose('granted')
    writeCookie('distinct_id', '7d0f4c52')
    consent.choose('denied')
    expect(readCookie('distinct_id')).toBeUndefined()
  })
})

describe('the question', () => {
  it('asks once, with two answers of the same weight, and nothing is sent or kept before (T18.1)', async () => {
    const { user } = await arriveAt('/mailing-list')
    const question = await screen.findByRole('region', { name: 'Privacy' })
    const [no, yes] = ['Do not count me', 'Count me'].map((name) => screen.getByRole('button', { name }))
    expect(no?.className).toBe(yes?.className)
    expect(question).toBeVisible()
    expect(tracked()).toEqual([])
    expect(document.cookie).not.toMatch(/distinct_id|consent/)
    await user.click(no as HTMLElement)
    expect(screen.queryByRole('region', { name: 'Privacy' })).not.toBeInTheDocument()
    expect(consent.read()).toBe('denied')
    expect(tracked()).toEqual([])
  })

  it('counts the page that is shown from the yes on', async () => {
    const { user } = await arriveAt('/mailing-list')
    await user.click(await screen.findByRole('button', { name: 'Count me' }))
    await vi.waitFor(
      () =>
        expect(tracked().map(({ sent }) => JSON.parse(sent ?? '{}') as object)).toMatchObject([
          { eventName: 'page_view', properties: { path: '/mailing-list' } },
        ]),
      4000,
    )
    await vi.waitFor(() => expect(readCookie('distinct_id')).toBeTruthy())
  })

  it('is not asked of a browser that has said no to everybody', async () => {
    withControl(true)
    await arriveAt('/mailing-list')
    expect(screen.queryByRole('region', { name: 'Privacy' })).not.toBeInTheDocument()
  })

  it('explains what is counted, and can be answered there', async () => {
    const { user } = await arriveAt('/mailing-list')
    await user.click(await screen.findByRole('button', { name: 'What is counted' }))
    expect(await screen.findByRole('dialog', { name: 'Privacy choices' })).toBeVisible()
  })
})
