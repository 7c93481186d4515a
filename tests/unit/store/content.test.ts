import { createElement } from 'react'
import { act, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { describe, expect, it, vi } from 'vitest'
import { isNotFound } from '@/api/client/errors'
import { readContent } from '@/store/content/readContent'
import { appReady } from '@/lib/browser/appReady'
import { seededContent } from '@/store/content/seed'
import { useContent } from '@/store/content/useContent'
import { makeStore, type AppStore } from '@/store/store'
import { requestLog } from '@mocks/requestLog'
import { fail } from '@mocks/settings/faults'
import { toasts } from '@tests/calling'

const asked = () => requestLog.read().map(({ path }) => path)

describe('the content source', () => {
  it('leaves the footer without links and shows one toast on failure (R-FTR-03)', async () => {
    fail('content', '503')
    const { dispatch } = makeStore()
    expect((await dispatch(readContent('footer.json')))?.data).toEqual([])
    expect(toasts()).toEqual(['error: Failed to fetch footer content'])
  })

  it('shows no toast for a malformed maintenance document (R-MAINT-03)', async () => {
    fail('content', 'html')
    const { dispatch } = makeStore()
    expect((await dispatch(readContent('maintenance.json')))?.error).toMatchObject({ status: 'malformed' })
    expect(toasts()).toEqual([])
  })

  it.each(['404', 'html'])('distinguishes a missing page (%s) from a failed request', async (fault) => {
    const { dispatch } = makeStore()
    const stop = fail('content', fault)
    const missing = await dispatch(readContent('pages/nowhere.json'))
    expect(isNotFound(missing?.error)).toBe(true)
    stop()
    fail('content', '503')
    const failed = await dispatch(readContent('pages/about.json'))
    expect(failed?.error).toMatchObject({ status: 503 })
    expect(isNotFound(failed?.error)).toBe(false)
  })

  it.each(['..', '../maintenance', 'a/b', 'a\\b', '%2e%2e', '%2e%2e%2fx', ''])(
    'never requests a page named %j',
    async (name) => {
      const { dispatch } = makeStore()
      expect(isNotFound((await dispatch(readContent(`pages/${name}.json`)))?.error)).toBe(true)
      expect(asked()).toEqual([])
    },
  )
})

describe('a file', () => {
  it('is read once, however many ask for it at the same time', async () => {
    const { dispatch } = makeStore()
    await Promise.all([dispatch(readContent('menu.json')), dispatch(readContent('menu.json', { force: true }))])
    await dispatch(readContent('menu.json'))
    expect(asked()).toEqual(['content/menu.json'])
  })

  it('is read again an hour later, or if the last read failed', async () => {
    const { dispatch } = makeStore()
    const stop = fail('content', '404')
    await dispatch(readContent('menu.json'))
    stop()
    await dispatch(readContent('menu.json'))
    expect(asked()).toHaveLength(2)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 3_599_000)
    await dispatch(readContent('menu.json'))
    expect(asked()).toHaveLength(2)
    vi.setSystemTime(Date.now() + 2000)
    await dispatch(readContent('menu.json'))
    expect(asked()).toHaveLength(3)
  })
})

it('what nothing has embedded is not read before it is due', async () => {
  const store = makeStore()
  const { rerender, result } = renderHook(({ due }) => useContent('footer.json', { due }), {
    wrapper: ({ children }) => createElement(Provider, { store, children }),
    initialProps: { due: false },
  })
  expect(asked()).toEqual([])
  rerender({ due: true })
  await vi.waitFor(() => expect(result.current.data).not.toHaveLength(0))
  expect(asked()).toEqual(['content/footer.json'])
})

describe('content embedded in a prerendered page', () => {
  const embed = () => {
    document.body.innerHTML = `<script type="application/json" id="content">${JSON.stringify({
      'footer.json': [{ order: 1, title: 'Seeded', footer_links: [] }],
      'pages/about.json': { uid: 'about', title: 'Seeded about', sections: [] },
      'nonsense.json': {},
    })}</script>`
  }

  const show = (store: AppStore, due?: boolean) =>
    renderHook(() => useContent('footer.json', due === undefined ? {} : { due }), {
      wrapper: ({ children }) => createElement(Provider, { store, children }),
    })

  const titles = ({ data }: ReturnType<typeof useContent<'footer.json'>>) => data?.map(({ title }) => title)

  it('is shown at once, and read again once the page is rendered (R-FTR-01, R-FTR-04)', async () => {
    embed()
    const store = makeStore({ content: seededContent() })
    const { result } = show(store)
    expect(titles(result.current)).toEqual(['Seeded'])
    expect(asked()).toEqual([])
    act(() => appReady.set())
    await vi.waitFor(() => expect(titles(result.current)).not.toContain('Seeded'))
    // What no component shows is not read.
    expect(asked()).toEqual(['content/footer.json'])
    expect(toasts()).toEqual([])
  })

  it('is not read again before it can be seen', async () => {
    embed()
    const store = makeStore({ content: seededContent() })
    appReady.set()
    const { unmount } = show(store, false)
    expect(asked()).toEqual([])
    unmount()
    const { result } = show(store, true)
    await vi.waitFor(() => expect(titles(result.current)).not.toContain('Seeded'))
  })

  it('stays when the content source cannot be read, and the footer says so (R-FTR-03)', async () => {
    embed()
    fail('content', '404')
    const store = makeStore({ content: seededContent() })
    appReady.set()
    const { result } = show(store)
    await vi.waitFor(() => expect(toasts()).toEqual(['error: Failed to fetch footer content']))
    expect(titles(result.current)).toEqual(['Seeded'])
  })

  it('can be missing or malformed', async () => {
    expect(seededContent()).toEqual({})
    document.body.innerHTML = '<script type="application/json" id="content">{"cut</script>'
    expect(seededContent()).toEqual({})
  })
})
