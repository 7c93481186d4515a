import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { focusHeading } from '@/app/focusHeading'
import { pageTitleId } from '@/lib/text/pageTitle'

let stop = () => {}
afterEach(() => stop())

/** Shows a page in place of what is shown; its heading is the title. */
function show(html: string): void {
  document.body.innerHTML = `<main tabindex="-1">${html}</main>`
}
const titled = (text: string) => `<h1 id="${pageTitleId}" tabindex="-1">${text}</h1><input aria-label="Name">`
const focusedText = () => document.activeElement?.textContent
const input = () => document.querySelector('input')
/** Mutations are reported in a microtask. */
const told = () => Promise.resolve()

describe('after a navigation, the focus', () => {
  it.each([
    ['the page has it already', [titled('Account')]],
    ['it comes later', ['<p>Loading</p>', titled('Account')]],
    ['it replaces that of the skeleton', [titled('Skeleton'), titled('Account')]],
    [
      'it comes some time after that of the skeleton has gone',
      [titled('Skeleton'), '<p>Loading</p>', titled('Account')],
    ],
    ['it has no tabindex', ['<h1>Skeleton</h1>', '<h1>Account</h1>']],
  ])('is on the heading when %s', async (_when, pages) => {
    const [first = '', ...rest] = pages
    show(first)
    stop = focusHeading(document.activeElement)
    for (const page of rest) {
      show(page)
      await told()
    }
    expect(focusedText()).toBe('Account')
  })

  it('comes back to a heading that was hidden for a moment', async () => {
    show(titled('Account'))
    stop = focusHeading(document.activeElement)
    document.getElementById(pageTitleId)?.blur()
    document.body.append('Shown again')
    await told()
    expect(focusedText()).toBe('Account')
  })

  it.each<[string, () => void]>([
    ['a field is focused', () => input()?.focus()],
    ['something is pressed', () => fireEvent.pointerDown(document.body)],
  ])('is the visitor’s own once %s', async (_what, act) => {
    show(titled('Account'))
    stop = focusHeading(document.activeElement)
    act()
    document.body.append('A change')
    await told()
    show(titled('Another heading'))
    await told()
    expect(document.activeElement).toBe(document.body)
  })

  it('stays in a field that the page has focused itself', async () => {
    const before = document.activeElement
    show(titled('Account'))
    input()?.focus()
    stop = focusHeading(before)
    await told()
    expect(document.activeElement).toBe(input())
  })
})
