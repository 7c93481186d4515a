import { expect, it, vi } from 'vitest'
import { htmlSections } from '@/lib/text/htmlSections'

// The sanitiser needs a real browser: the end-to-end tests look at it there.
vi.mock('@/lib/text/sanitise', () => ({ sanitise: (html: string) => html }))

it.each([
  ['text without headings', '<p>One</p><p>Two</p>', [{ html: '<p>One</p><p>Two</p>' }]],
  ['nothing', '', []],
  ['bare text', 'Just words', [{ html: 'Just words' }]],
  [
    'the page’s own title first',
    '<h2>Terms of  use</h2><h3>1. Who</h3><p>We</p><h3>2. You</h3><ul><li>a</li></ul>',
    [
      { heading: '1. Who', html: '<p>We</p>' },
      { heading: '2. You', html: '<ul><li>a</li></ul>' },
    ],
  ],
  [
    'an introduction, and headings of two levels',
    '<p>Since May</p><h3>Buying</h3><p>a</p><h4>Refunds <em>now</em></h4><p>b</p>',
    [{ html: '<p>Since May</p>' }, { heading: 'Buying', html: '<p>a</p><h3>Refunds <em>now</em></h3><p>b</p>' }],
  ],
  ['another title first', '<h2>Fees</h2><p>a</p>', [{ heading: 'Fees', html: '<p>a</p>' }]],
  ['the title alone', '<h2>TERMS OF USE</h2><p>a</p>', [{ html: '<p>a</p>' }]],
])('HTML is split at its highest headings: %s', (_, html, sections) => {
  expect(htmlSections(html, 'Terms of use')).toEqual(sections)
})
