import { describe, expect, it } from 'vitest'
import { contentApi, isNotFound, seedContent, seedContentFrom } from '@/api/content'
import { makeStore } from '@/store/store'
import { requestLog } from '@mocks/requestLog'
import { fail } from '@mocks/faults'
import { toasts } from '@tests/calling'

const { getFooter, getHome, getMaintenance, getMenu, getPage, getMicrosite } = contentApi.endpoints
const asked = () => requestLog.read().map(({ path }) => path)

describe('the content source', () => {
  it('gives footer, menu, home, pages and microsites without a token', async () => {
    const { dispatch } = makeStore()
    expect((await dispatch(getFooter.initiate())).data?.[0]).toMatchObject({ title: expect.any(String) })
    expect((await dispatch(getMenu.initiate())).data?.categories.length).toBeGreaterThan(0)
    expect((await dispatch(getHome.initiate())).data?.title).toBeTruthy()
    expect((await dispatch(getPage.initiate('about'))).data?.title).toBeTruthy()
    expect((await dispatch(getMicrosite.initiate('launch-week'))).data?.title).toBeTruthy()
  })

  it('leaves the footer without links and says so once when it fails (R-FTR-03)', async () => {
    fail('content', '503')
    const { dispatch } = makeStore()
    expect((await dispatch(getFooter.initiate())).data).toEqual([])
    expect(toasts()).toEqual(['error: Failed to fetch footer content'])
  })

  it('says nothing of a maintenance document that cannot be read (R-MAINT-03)', async () => {
    fail('content', 'html')
    const { dispatch } = makeStore()
    expect((await dispatch(getMaintenance.initiate())).error).toMatchObject({ status: 'malformed' })
    expect(toasts()).toEqual([])
  })

  it.each(['404', 'html'])(
    'tells a page that does not exist (%s) from one that could not be fetched',
    async (fault) => {
      const { dispatch } = makeStore()
      const stop = fail('content', fault)
      const missing = await dispatch(getPage.initiate('nowhere'))
      expect(isNotFound(missing.error)).toBe(true)
      stop()
      fail('content', '503')
      const failed = await dispatch(getPage.initiate('about'))
      expect(failed.error).toMatchObject({ status: 503 })
      expect(isNotFound(failed.error)).toBe(false)
    },
  )

  it.each(['..', '../maintenance', 'a/b', 'a\\b', '%2e%2e', '%2e%2e%2fx', ''])(
    'never asks for a page named %j',
    async (name) => {
      const { dispatch } = makeStore()
      expect(isNotFound((await dispatch(getPage.initiate(name))).error)).toBe(true)
      expect(asked()).toEqual([])
    },
  )
})

describe('content that came with a painted page', () => {
  it('is not fetched again', async () => {
    document.body.innerHTML = `<script type="application/json" id="content">${JSON.stringify({
      'footer.json': [{ order: 1, title: 'Seeded', footer_links: [] }],
      'pages/about.json': { uid: 'about', title: 'Seeded about', sections: [] },
      'nonsense.json': {},
    })}</script>`
    const { dispatch } = makeStore()
    seedContent(dispatch)
    expect((await dispatch(getFooter.initiate())).data?.[0]?.title).toBe('Seeded')
    expect((await dispatch(getPage.initiate('about'))).data?.title).toBe('Seeded about')
    expect(asked()).toEqual([])
  })

  it('may be missing or broken', () => {
    const { dispatch } = makeStore()
    seedContent(dispatch)
    document.body.innerHTML = '<script type="application/json" id="content">{"cut</script>'
    seedContent(dispatch)
    seedContentFrom(dispatch, {})
  })
})
