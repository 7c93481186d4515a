import { expect, it } from 'vitest'
import { contentTexts, shownTexts } from '@tests/shownTexts'
import { sources } from '@tests/sources'
import { notOurManner, ourFailures, specScreenTexts, specTexts } from './specTexts'

/** The terms we chose, and what they replace. */
const terms: readonly { not: RegExp; but: string }[] = [
  { not: /\bpremium prices?\b/i, but: 'member price' },
  { not: /\d less with Premium|\bYou save .+ with Premium/, but: 'Save … with Premium' },
  { not: /\bPremium (membership )?\((Annual|Monthly)\)|\bPremium [Aa]nnual\b/, but: 'Premium (annual)' },
  { not: /\bsign-up/i, but: 'signup' },
  { not: /\b(log|logged|logging) (in|out|off)\b/i, but: 'sign in, sign out' },
  { not: /\be-mail/i, but: 'email' },
  { not: /\bSolutions (and|&) benefits\b|\bSolutions and Benefits\b/, but: 'Solutions & Benefits' },
  { not: /\bBilling (and|&) invoices\b|\bBilling and Invoices\b/, but: 'Billing & Invoices' },
  { not: /\b(?:take|takes|taken|took|hold|holds|held|occupy|occupies)\b[ \w]{0,20}\bseats?\b/i, but: 'use a seat' },
  { not: /\bseats? (is |are )?(taken|held|occupied)\b/i, but: 'seats used' },
  { not: /\b(no|some|any)body\b|\bwhoever\b/i, but: 'no one, someone, anyone, or who it is' },
  { not: /\brebook/i, but: 'RSVP again' },
  { not: /\bformer solution/i, but: 'past solution' },
  { not: /^Units?$|\bNone left\b/, but: 'licences, Sold out' },
  { not: /^Kind$/, but: 'Type' },
  { not: /\bnext charges\b/i, but: 'upcoming charges' },
  { not: /^Newsletter$/, but: 'Mailing list' },
  { not: /\b(can|can’t|could|couldn’t|not) be had\b/i, but: 'We couldn’t load it' },
  { not: /\banew\b/i, but: 'again' },
  { not: /\bone moment\b/i, but: 'Loading…' },
  { not: /\b(is|are) on (its|their) way\b/i, but: 'Updating' },
  { not: /\b(said|say) yes to\b/i, but: 'RSVP to' },
  { not: /\bby itself: (Yes|No)\b/i, but: 'Auto-renew: On' },
  { not: /\bthe (words of this page|papers for)\b/i, but: 'this page, your invoices and receipts' },
  { not: /\b[Cc]anceled\b/, but: 'cancelled' },
  { not: /\bsince (\w+ )?(days|weeks|months|years)\b/i, but: 'for three weeks' },
  { not: /\bwaits? for (you|review|activation|approval)\b/i, but: 'is waiting for' },
  { not: /\bshows? up here\b/, but: 'will appear here' },
  { not: /[a-z] already(?=[.,;]?$|[.,;] )/, but: 'is already …' },
  { not: /\bat Stripe\b/, but: 'in Stripe' },
]

/** Style rules for the app's own texts; articles and the mock server are exempt. */
const manner: typeof terms = [
  { not: /\b(can|could|do|does|did|is|are|was|were|has|have|had|will|would) ?not\b/i, but: 'n’t' },
  { not: /\bcouldn’t be (?!charged)/i, but: 'We couldn’t …' },
  { not: /\p{L}!/u, but: 'no exclamation mark' },
]

/** Between letters, or after a plural: the straight apostrophe of a typewriter. */
const straight = /\p{L}'\p{L}|\p{Ll}s' \p{Ll}/u

const fixed = [...Object.values(specTexts).flat(), ...specScreenTexts, ...notOurManner]

/** A text without the parts that the specification fixes to the letter. */
const ownWords = (text: string) =>
  fixed.includes(text.replace(/^\{\} /, '')) ? '' : ourFailures.test(text) ? text.replace(' could not be ', ' ') : text

/** The rules of a file; in an article, the choice of words is its author's. */
const rulesOf = (file: string) =>
  file === 'public/content/blog.json' ? [] : app.has(file) ? [...terms, ...manner] : terms

const found = (text: string, rules: typeof terms = [...terms, ...manner]): string[] => [
  ...(straight.test(text) ? ['’'] : []),
  ...rules.filter(({ not }) => not.test(text)).map(({ but }) => but),
]

const anywhere = [
  ...[...terms, ...manner].map(({ not }) => new RegExp(not.source.replace(/[$^]/g, ''), not.flags)),
  straight,
]

/** Only files in which one of them occurs outside comments are parsed. */
const isSuspect = (code: string) => {
  const plain = code.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|^.* from '.*$/gm, '').replace(/\s+/g, ' ')
  return anywhere.some((pattern) => pattern.test(plain))
}

it.each([
  ["<p>\n  We couldn't\n  load it\n</p>", '’'],
  ["`${name} members' seats`", '’'],
  ["<Field label={busy ? 'Checking' : 'Whoever pays'} />", 'no one, someone, anyone, or who it is'],
  ['<b>\n  a premium\n  price\n</b>', 'member price'],
  ["toast.failure('Nothing was saved! Try again.')", 'no exclamation mark'],
  ['<ErrorState title="Users couldn’t be loaded" />', 'We couldn’t …'],
  ['<p>\n  This code does\n  not work.\n</p>', 'n’t'],
  ["errorToast: 'Seat could not be removed'", undefined],
  ['() => toast("Couldn\'t count users") // whoever', undefined],
  ['<i className="seats held" title="kind">It’s yours</i>', undefined],
])('finds what is not ours in %s', (code, but) => {
  expect(isSuspect(code) || but === undefined).toBe(true)
  expect(shownTexts('one.tsx', `const a = ${code}`).flatMap(({ text }) => found(ownWords(text)))).toEqual(
    but ? [but] : [],
  )
})

const app = sources('src', /^src\/(?!contract|build).*\.tsx?$/)
const content = sources('public/content', /\.json$/)
/** Mails, notices and what the server says; not what members wrote, nor the panel of developers. */
const mocks = sources('mocks', /^mocks\/(?!(db\/seeds|scenarios|panel|http|build|settings|stripe)\/).*\.tsx?$/)

it('shown texts use our terms and typographic apostrophes', () => {
  expect([...app.keys(), ...mocks.keys()].length).toBeGreaterThan(1200)
  expect(content.size).toBeGreaterThan(15)
  const wrong = [...app, ...mocks, ...content]
    .filter(([, code]) => isSuspect(code))
    .flatMap(([file, code]) =>
      (file.endsWith('.json') ? contentTexts(code) : shownTexts(file, code)).map((one) => ({ file, ...one })),
    )
    .flatMap(({ file, line, text }) =>
      found(ownWords(text), rulesOf(file)).map((but) => `${file}:${line}: ${but}: ${text}`),
    )
  expect(wrong).toEqual([])
})

/** Promises about the server that neither the specification nor an answer makes. */
const promises =
  /\bemailing\b|\bour email\b|\bcount(ed)? (you )?twice\b|\b(we’ll|will) email you\b(?! once)|\bemail you when\b|\bWe’ve sent (you )?the details\b|\breturn(ed)? the points\b|\bget in touch with them\b|\bconfirmation email\b|\bPoints returned\b/i

it.each([
  '<p>We’re on it and will email you when it’s ready.</p>',
  'isGoing && `We’ve sent the details to ${email}.`',
  "({ title: 'Points returned' })",
])('finds the promise in %s', (code) => {
  expect(shownTexts('one.tsx', `const a = ${code}`).some(({ text }) => promises.test(text))).toBe(true)
})

it('shown texts promise nothing that no answer says', () => {
  const made = [...app]
    .filter(([, code]) => promises.test(code.replace(/\s+/g, ' ')))
    .flatMap(([file, code]) => shownTexts(file, code).map(({ line, text }) => ({ file, line, text })))
    .filter(({ text }) => promises.test(text))
  expect(made).toEqual([])
})

/** A count put into a text as it is: `${all.length} teams`, `{page.total} results`, `${vacant} vacant`. */
const bareCount = /(?<!=)\{(?:(?:\w+\.)+(?:length|total|count)\} \w+s\b|(?:vacant|assigned|all)\} \w)/

it('counts in texts have thousands separators', () => {
  expect('`Show ${all.length} posts`').toMatch(bareCount)
  expect([...app].flatMap(([file, code]) => (bareCount.test(code) ? file : []))).toEqual([])
})
