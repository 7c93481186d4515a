import { beforeEach, describe, expect, it } from 'vitest'
import { showEnvErrors } from '@/app/envErrorPage'
import { takeOver } from '@/app/carryOver'
import { writeCookie } from '@/lib/cookies'
import { type EnvError, readEnv } from '@/lib/env'
import { captureAttribution, referralCode, visitUtm } from '@/store/attribution'

describe('the landing URL', () => {
  it('stores the campaign for the session, with defaults (R-UTM-01, R-UTM-02)', () => {
    captureAttribution('')
    expect(visitUtm()).toEqual({ source: 'direct', medium: 'none', campaign: 'direct' })
    captureAttribution('?utm_source=news&utm_medium=email')
    captureAttribution('?page=2')
    expect(visitUtm()).toEqual({ source: 'news', medium: 'email', campaign: 'direct' })
  })

  it('stores a referral code, unless a user cookie exists (R-REF-01)', () => {
    captureAttribution('?r=mei-1042')
    expect(referralCode()).toBe('mei-1042')
    writeCookie('user', 'sealed')
    captureAttribution('?r=other')
    expect(referralCode()).toBe('mei-1042')
  })

  it.each(['?r=', '?r=%3Cscript%3E', '?r=a%0d%0ab', `?r=${'x'.repeat(65)}`, '?r=..%2f..', '?r=a;b'])(
    'ignores %s',
    (search) => {
      captureAttribution(search)
      expect(referralCode()).toBeUndefined()
    },
  )
})

describe('an installation that is not configured', () => {
  it('lists every setting, as text', () => {
    const root = document.createElement('div')
    try {
      readEnv({ VITE_STAGE: 'moon', VITE_STRIPE_KEY: '<img src=x onerror=alert(1)>' })
    } catch (error) {
      showEnvErrors(root, (error as EnvError).problems)
    }
    expect(root.querySelector('h1')?.textContent).toBe('This installation is not set up yet')
    expect([...root.querySelectorAll('li')].map((line) => line.textContent).join('\n')).toMatch(
      /VITE_STAGE[\s\S]*VITE_STRIPE_KEY[\s\S]*VITE_COOKIE_KEY/,
    )
    expect(root.querySelector('img')).toBeNull()
  })
})

describe('taking over a prerendered page', () => {
  const markup = `
    <label>E-mail <input id="email" name="email" value=""></label>
    <label>Keep <input type="checkbox" name="keep"></label>
    <label>Note <textarea name="note"></textarea></label>
    <label>Why <select name="why"><option value="a" selected>A</option><option value="b">B</option></select></label>`
  let root: HTMLElement
  const field = <E extends Element>(find: string) => root.querySelector(find) as E

  beforeEach(() => {
    root = document.createElement('div')
    root.innerHTML = markup
    document.body.append(root)
  })

  it('keeps input and focus, and the live page receives the input', () => {
    field<HTMLInputElement>('#email').value = 'mei@doers.test'
    field<HTMLInputElement>('[name=keep]').checked = true
    field<HTMLTextAreaElement>('textarea').value = 'half a sentence'
    field<HTMLSelectElement>('select').value = 'b'
    field<HTMLInputElement>('#email').focus()
    field<HTMLInputElement>('#email').setSelectionRange(3, 3)
    const restore = takeOver(root)
    root.innerHTML = markup
    const heard: string[] = []
    for (const kind of ['input', 'change'])
      root.addEventListener(kind, ({ target }) => heard.push(`${kind} ${(target as HTMLInputElement).name}`))
    restore()
    expect(field<HTMLInputElement>('#email').value).toBe('mei@doers.test')
    expect(field<HTMLInputElement>('[name=keep]').checked).toBe(true)
    expect(field<HTMLTextAreaElement>('textarea').value).toBe('half a sentence')
    expect(field<HTMLSelectElement>('select').value).toBe('b')
    expect(document.activeElement).toBe(field('#email'))
    expect(field<HTMLInputElement>('#email').selectionStart).toBe(3)
    expect(heard).toEqual(expect.arrayContaining(['input email', 'input note', 'change why']))
  })

  it('finds a field by form and name if the prerendered one had another id', () => {
    const form = (id: string) => `<form aria-label="Enquiry"><input id="${id}" name="firstName"></form>`
    root.innerHTML = `<input id="x" name="firstName">${form('_R_1_')}`
    field<HTMLInputElement>('form input').value = 'Siti'
    const restore = takeOver(root)
    root.innerHTML = `<input id="x" name="firstName">${form('_r_8_')}`
    restore()
    expect(field<HTMLInputElement>('form input').value).toBe('Siti')
    expect(field<HTMLInputElement>('#x').value).toBe('')
  })

  it('replays the last click, and keeps the focus on elements without id or name', () => {
    const page = '<a href="#a">Read</a><button>Add</button><a href="#b">Read</a><button>Add</button>'
    root.innerHTML = page
    const button = (place: number) => root.querySelectorAll('button')[place]
    button(1)?.setAttribute('data-pressed', '')
    root.querySelectorAll('a')[1]?.focus()
    const restore = takeOver(root)
    root.innerHTML = page
    const pressed: EventTarget[] = []
    root.addEventListener('click', ({ target }) => target && pressed.push(target))
    restore()
    expect(pressed).toEqual([button(1)])
    expect(document.activeElement).toBe(root.querySelectorAll('a')[1])
  })

  it('ignores unchanged fields and fields that no longer exist', () => {
    field<HTMLInputElement>('#email').value = 'mei@doers.test'
    const restore = takeOver(root)
    root.innerHTML = '<input name="other" value="default">'
    restore()
    expect(field<HTMLInputElement>('[name=other]').value).toBe('default')
  })
})
