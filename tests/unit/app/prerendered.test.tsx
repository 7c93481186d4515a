import { act } from '@testing-library/react'
import { startTransition, Suspense, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isPrerendered, replayInput } from '@/app/prerendered'

function Page() {
  const [email, setEmail] = useState('')
  const [note, setNote] = useState('')
  const [keep, setKeep] = useState(false)
  const [why, setWhy] = useState('a')
  const [added, setAdded] = useState(0)
  return (
    <>
      <input name="email" value={email} onChange={({ target }) => setEmail(target.value)} />
      <input name="keep" type="checkbox" checked={keep} onChange={({ target }) => setKeep(target.checked)} />
      <textarea name="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <select name="why" value={why} onChange={({ target }) => setWhy(target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <button onClick={() => setAdded((now) => now + 1)}>Add</button>
      <output>{JSON.stringify({ email, note, keep, why, added })}</output>
    </>
  )
}

const markup = renderToString(<Page />)
let root: HTMLElement
const field = <E extends Element>(find: string) => root.querySelector(find) as E
const state = () => JSON.parse(field('output').textContent ?? '') as unknown

beforeEach(() => {
  root = document.createElement('div')
  root.innerHTML = markup
  document.body.append(root)
})

describe('a prerendered page that becomes interactive', () => {
  it('keeps what was typed, the focus and the caret, and its components know of it', () => {
    field<HTMLInputElement>('[name=email]').value = 'mei@doers.test'
    field<HTMLInputElement>('[name=keep]').checked = true
    field<HTMLTextAreaElement>('textarea').value = 'half a sentence'
    field<HTMLSelectElement>('select').value = 'b'
    field<HTMLInputElement>('[name=email]').focus()
    field<HTMLInputElement>('[name=email]').setSelectionRange(3, 3)
    const replay = replayInput(root)
    act(() => void hydrateRoot(root, <Page />))
    act(replay)
    expect(state()).toEqual({ email: 'mei@doers.test', note: 'half a sentence', keep: true, why: 'b', added: 0 })
    expect(field<HTMLInputElement>('[name=email]').value).toBe('mei@doers.test')
    expect(field<HTMLInputElement>('[name=keep]').checked).toBe(true)
    expect(field<HTMLTextAreaElement>('textarea').value).toBe('half a sentence')
    expect(field<HTMLSelectElement>('select').value).toBe('b')
    expect(document.activeElement).toBe(field('[name=email]'))
  })

  it('answers what was pressed last, once', async () => {
    field('button').setAttribute('data-pressed', '')
    const replay = replayInput(root)
    act(() => void hydrateRoot(root, <Page />))
    await act(async () => replay())
    expect(state()).toMatchObject({ added: 1 })
    expect(root.querySelector('[data-pressed]')).toBeNull()
  })

  it('answers what was pressed in a part that is hydrated last', async () => {
    const onPress = vi.fn()
    const Part = ({ onShown }: { onShown: () => void }) => {
      useLayoutEffect(() => onShown(), [onShown])
      return (
        <Suspense>
          <button onClick={onPress}>Appearance</button>
        </Suspense>
      )
    }
    root.innerHTML = renderToString(<Part onShown={() => undefined} />)
    field('button').setAttribute('data-pressed', '')
    const replay = replayInput(root)
    await act(async () => startTransition(() => void hydrateRoot(root, <Part onShown={replay} />)))
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('leaves untouched fields alone', () => {
    const replay = replayInput(root)
    act(() => void hydrateRoot(root, <Page />))
    act(replay)
    expect(state()).toEqual({ email: '', note: '', keep: false, why: 'a', added: 0 })
  })
})

it('where the markup gives way to another, the press and the focus go to what has the same words and place', async () => {
  const page = '<a href="#a">Read</a><button>Add</button><a href="#b">Read</a><button>Add</button>'
  root.innerHTML = page
  const button = (place: number) => root.querySelectorAll('button')[place]
  button(1)?.setAttribute('data-pressed', '')
  root.querySelectorAll('a')[1]?.focus()
  const replay = replayInput(root)
  root.innerHTML = page
  const pressed: EventTarget[] = []
  root.addEventListener('click', ({ target }) => target && pressed.push(target))
  replay()
  await Promise.resolve()
  expect(pressed).toEqual([button(1)])
  expect(document.activeElement).toBe(root.querySelectorAll('a')[1])
})

it('where the markup gives way to another, what was typed until then goes on in the new fields', () => {
  const replay = replayInput(root)
  field<HTMLInputElement>('[name=email]').focus()
  field<HTMLInputElement>('[name=email]').value = 'mei@doers.test'
  field<HTMLInputElement>('[name=keep]').checked = true
  field<HTMLTextAreaElement>('textarea').value = 'half a sentence'
  field<HTMLSelectElement>('select').value = 'b'
  const show = () => createRoot(root).render(<Page />)
  act(show)
  act(replay)
  expect(state()).toEqual({ email: 'mei@doers.test', note: 'half a sentence', keep: true, why: 'b', added: 0 })
  expect(document.activeElement).toBe(field('[name=email]'))
})

describe('whether prerendered markup is hydrated', () => {
  const built = { VITE_STAGE: 'production' }
  beforeEach(() => history.replaceState(null, '', '/solutions'))

  it.each([
    ['the page of this address', 'page', '', {}, true],
    ['with a campaign', 'page', '?utm_source=news&r=mei-1042', {}, true],
    ['with the mark of an advertisement', 'page', '?gclid=x1&fbclid=y2', {}, true],
    ['with a filter, which shows something else', 'page', '?category=legal', {}, false],
    ['only the frame', 'shell', '', {}, false],
    ['an installation with another name', 'page', '', { VITE_PRODUCT_NAME: 'Other' }, false],
    ['an installation with other keys', 'page', '', { VITE_STRIPE_KEY: 'pk_live_x' }, true],
  ])('%s', (_title, kind, search, config, expected) => {
    root.dataset.prerendered = kind
    history.replaceState(null, '', `/solutions${search}`)
    expect(isPrerendered(root, built, { ...built, ...config })).toBe(expected)
  })
})
