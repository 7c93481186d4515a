import { addressKey, emailOf } from '@/lib/text/emailAddress'
import { isProse, isSaid } from './nameWords'

/** An address with the name in front of its angle brackets, or another text, by the cell that holds it. */
type Token = { cell: number; email?: string; text: string }

/** The people found in a line. `role` is the text that should name one; undefined if there is none. */
type FoundPeople = { people: { name: string; email: string; role?: string | undefined }[]; unread: string[] }

/**
 * Loose on purpose, so that no address is passed over: what is wrong with it is said at its field. A word without `@` is
 * taken as a whole, or each of its letters would be tried.
 */
const addresses =
  /<\s*([^<>]*@[^<>]*)>|(?:mailto:)?(?:(?:"[^"@]*"|[^\s<>()[\]",;:|/•·→…\p{So}\p{Co}\ufe0f]+)@[^\s<>()[\]",;|/]*|@[^\s<>()[\]",;|/]+)|(?:(?!mailto:)[^\s<>()[\]",;:|/@•·→…\p{So}\p{Co}\ufe0f])+/giu
const separators = ',;\\t|\\n'

/** The parts of a text between separators that are outside of quotes. */
export const parts = (text: string, separators: string): string[] =>
  text.match(new RegExp(`(?:"[^"]*"|[^${separators}])+`, 'g')) ?? []

/** The time that a chat or an answer puts before a name: `10:15 - `, `10:15:22 am] `, `27/11/2026] `, `On Fri, Nov 27, 2026 at 10:15 AM`. */
const stamp = /^(?:on\s.*?|[^\p{L}]*)\d(?::\d\d|\])[^\p{L}]*(?:[ap]\.?m\b)?[^\p{L}]*/iu
/** The same with a year, in any language: `Am 27.11.2026 um 10:15 Uhr schrieb`. */
const dated = /^.{0,40}?\b20\d\d(?!\d).{0,30}?\d:\d\d[^\p{L}]{0,9}(?:[ap]\.?m\b)?[^\p{L}]{0,9}(?=(?![ap]\.?m\b)\p{L})/iu

/** What mail programs and people write before an address or a name; none that may be a name, as `An:` may. */
const label =
  /^\s*(?:to|cc|bcc|from|reply-to|smtp|e|e-?mail|mail|mailto|para|kepada|кому|收件人|发件人|抄送|收件者|寄件者|宛先|差出人|받는 사람|보낸 사람|참조)\s*:/i
/** A word between the last two of a list; in capitals it may be a name. */
const joints = /^[\s)\]]*(?:and|or|und|&)(?:\s|$)| (?:and|und|&) ?$/g
const numberWords =
  'tel(?:ephone|efon)?|(?:hand)?phone|hp|mobile?|contact|fax|whatsapp|uen|(?:联系)?电话|(?:聯絡)?電話|手机|手機|传真|携帯|휴대폰'
const phones = `(?:${numberWords}|ph|mob|cell|handy|direct|wa|did|office|home|work)(?:\\.? ?(?:no|nr|number))?`
/** A telephone number. What names it may be a family name, unless a sign or a bracket is beside it, or nothing else: `HP: 9123 4567`. */
const phone = new RegExp(
  `(?:^(?:${phones})\\s|\\((?:${phones})[.:)]?\\s?|(?:^|[^\\p{L}\\d])(?:(?:(?:${phones})[.:]|[a-z]:)\\s?)?)` +
    `[+(]{0,2}\\d(?:[\\s().-]{0,3}\\d){7,14}(?![\\p{L}\\d])(?:\\s?(?:\\((?:${phones})\\)|(?:${phones})$))?`,
  'iu',
)
/** A word that may name a number or be a family name: `Ada Tan HP 9123 4567`. */
const unclear = new RegExp(`\\S\\s(?:${numberWords}|no|number)\\s*[+(]{0,2}\\d`, 'iu')
/** Nothing but a number, with what it is: `Tel - 6123 4567`. */
const onlyNumber = new RegExp(
  `^(?:${phones}|\\p{L})[\\s.:=–—-]*[+(]{0,2}\\d(?:[\\s().\\/-]{0,3}\\d){4,}(?:\\s*e?xt?\\W*\\d+)?$`,
  'iu',
)
export const isPhone = (text: string): boolean => text.split(/[|•·]/).every((part) => onlyNumber.test(part.trim()))
const date = /\d{4}-\d\d?-\d\d?|\d\d?[.-]\d\d?[.-]\d{4}|(?:19|20)\d\d(?:-(?:19|20)\d\d|[01]\d[0-3]\d)(?!\d)/
const around = '\\p{Pd}\\p{Sm}\\s"“”„«»‹›⟨⟩()[\\]<>*_`•·:,/●○◦‣⁃▪─━➜➔▶►✉📧📩📞📱\\ufe0f'
/** Boxes, arrows, pictures, and bullets of Word, which have places of their own. */
const marks = `[${around}§\\p{So}\\p{Co}\\p{EMod}\\ufe0f\\u200d]*`
const numbering = '(?:#?\\p{Nd}{1,3}[.)．]?|[+#]|[a-z]\\)|[①-⑳])\\s|\\p{Nd}{1,3}[.)．](?=\\p{L})|[①-⑳]'
const start = new RegExp(`^${marks}(?:${numbering})?${marks}`, 'iu')
const end = new RegExp(`^(.*[^${around}])[${around}]+$`, 'u')

/** A name without quotes, brackets, bullets and numbering around it: `Ada Tan (Kopi)` keeps its own. */
const nameOf = (text: string): string => {
  const bare = text
    .replace(/\s+/g, ' ')
    .replace(dated, '')
    .replace(stamp, '')
    .replace(/^(?:uhr\s)?(?:schrieb|schreef|skrev)\s|\s(?:a écrit|escribió|escreveu|ha scritto|wrote)$/i, '')
    .replace(/\s+(?:[–—-]\s*)?(?:(?:today|yesterday)(?:\s+at)?\s+)?\d\d?:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?$/i, '')
    .replace(/^[\s-]*\[[^[\]]*\]\s+(?=\p{L})/u, '')
    .replace(label, '')
    // The name of a picture in a messenger, and a number in small Roman letters; one of them may be an initial.
    .replace(/^:[\w+-]{2,30}:|^\s*(?:i{2,3}|iv|vi{1,3}|ix)[.)]\s+(?=\p{Lu}|\p{Lo})/u, '')
    .replace(joints, '')
    .replace(start, '')
    .replace(end, '$1')
    .replace(/^['‘](.*)['’]$/, '$1')
    .replace(/\\(?=")/g, '')
    .replace(/ ?様$/, '')
  const [open] = /[([][^()[\]]*$/.exec(bare) ?? []
  return open === undefined ? bare : bare + (open.startsWith('(') ? ')' : ']')
}

const page = '[([]?(?:https?:\\/\\/|www\\.|(?:[a-zA-Z\\d-]+\\.)+[a-zA-Z]{2,}\\/)\\S+'
/** What may stand before it. */
const pageWord = '(?:linkedin|web(?:site)?|w|url|links?|profile|portfolio|site|blog|page|github)'
const onlyPage = new RegExp(`^\\s*(?:${pageWord}\\s*:?\\s*)?${page}\\s*$`, 'i')
/** Before or behind a name; behind another colon it may be the page of what that names: `Company: https://x.sg`. */
const outerPage = new RegExp(`^\\s*${page}\\s+(?=\\p{Lu}|\\p{Lo})|([^:\\s])(?:\\]\\(|\\s+)${page}\\s*$`, 'gu')
const untold = new RegExp(`(?:^|\\s)(?:${pageWord}|see|visit|via|on)\\s*$`, 'i')
/** A name with full stops and a slash: `Dr.Tan/HR`. */
const namedSlash = /(?:^|\s)[^\s/:]{0,60}\p{Lu}[^\s/:]{0,60}\//u
const withoutPage = (text: string): string => {
  if (namedSlash.test(text)) return text
  if (onlyPage.test(text)) return ''
  const rest = text.replace(outerPage, '$1')
  return untold.test(rest) ? text : rest
}

const piecesOf = (text: string): string[] => {
  const bare = withoutPage(text)
  // In brackets it is clear: `Ada Tan (contact no 9123 4567)`.
  return (date.test(bare) || unclear.test(bare.replace(/\(\p{L}[^()]*\)/gu, '')) ? [bare] : bare.split(phone))
    .map(nameOf)
    .filter(Boolean)
}

/** The name without the number of a telephone before or behind it. */
export const bareName = (text: string): string => {
  const [one, ...more] = piecesOf(text)
  return one === undefined || more.length > 0 || isSaid(one) ? nameOf(text) : one
}

function tokensOf(cells: readonly string[], isRole: (text: string) => boolean) {
  const tokens: Token[] = []
  const unread: string[] = []
  cells.forEach((content, cell) => {
    const add = (text: string) => {
      if (text.includes('@')) unread.push(text.trim())
      else if (/\p{L}/u.test(nameOf(withoutPage(text)))) tokens.push({ cell, text: nameOf(text) })
    }
    let from = 0
    let bare: string | undefined
    /** The name before the bare address in front, if no comma parts them. */
    let own: Token[] = []
    for (const match of content.includes('@') ? content.matchAll(addresses) : []) {
      const [whole, inBrackets] = match
      // Without a full stop and a bracket, `@ada` is a name of a network.
      if (!whole.includes('@') || /^@[\w-]+$/.test(whole)) continue
      const between = content.slice(from, match.index)
      const email = emailOf(inBrackets ?? whole)
      // `ada@x.sg <ada@x.sg>`, `[ada@x.sg](mailto:ada@x.sg)`: the first one is shown instead of a name.
      if (bare !== undefined && (between === '](' || (inBrackets !== undefined && /^[\s"']*$/.test(between)))) {
        tokens.pop()
        if (addressKey(bare) !== addressKey(email)) {
          unread.push([...own.map(({ text }) => text), bare].join(' '))
          own.forEach((token) => (token.text = ''))
        }
      }
      const before = parts(between, separators).filter((part) => /[\p{L}@]/u.test(part))
      // A role, or what no comma parts from it, belongs to the address in front; one word may be a family name.
      const isBehind = (part: string) =>
        isRole(nameOf(part)) || (before.length > 1 && between.startsWith(part) && /\s/.test(nameOf(part)))
      while (from > 0 && before[0] && isBehind(before[0])) add(before.shift() ?? '')
      const written = before.map((part) => part.trim()).join(', ')
      // `Finance: Ada <…>` is a group, and `An: Ada <…>` the head of a mail.
      const name = nameOf(
        inBrackets === undefined ? written : written.replace(/^[\p{L}\p{M}\s]{1,20}:\s*(?=[\p{L}"])/u, ''),
      )
      const isApart = /[,;|]\s*$/.test(between)
      // After a bare address, "Ada, Ben Ong <…>" may be two names, or one; in `<…> Ada <…>` the name may be of either.
      const isUnclear =
        bare !== undefined
          ? before.length > 1
          : from > 0 &&
            tokens.at(-1)?.text === '' &&
            ((isApart && /^[\s)\]]*[,;•|]/.test(between)) ||
              !/^[\s)\]]*(?:[,;•|]|and |or |und |& |\d\d?[.)] |[\p{L}-]{1,8}:)/u.test(between))
      const isName = inBrackets !== undefined && !/@|\d:\d\d/.test(name) && !isProse(name) && !isUnclear
      const start = tokens.length
      if (!isName) before.forEach(add)
      own = isApart ? [] : tokens.slice(start)
      tokens.push({ cell, email, text: isName ? bareName(name) : '' })
      bare = inBrackets === undefined ? email : undefined
      from = match.index + whole.length
    }
    if (from === 0) add(content)
    else parts(content.slice(from), separators).forEach(add)
  })
  return { tokens, unread }
}

const isAddress = (token: Token): token is Token & { email: string } => token.email !== undefined

/** Reads a line with one address: the name is in front of it, or else behind it; what follows is the role. */
function onePerson(tokens: readonly Token[], isRole: (text: string) => boolean): FoundPeople {
  const at = tokens.findIndex(isAddress)
  const { email = '', text = '' } = tokens[at] ?? {}
  const before = tokens.slice(0, at).map((token) => token.text)
  const after = tokens.slice(at + 1).flatMap((token) => (isPhone(token.text) ? [] : [token.text]))
  const front = before.length > 1 && before[0] && isRole(before[0]) ? before.shift() : undefined
  const known = after.findIndex(isRole)
  const [role] = known === -1 ? [] : after.splice(known, 1)
  // What follows a mailbox and is no role may be another person.
  if (text) return { people: [{ name: text, email, role: role ?? front }], unread: [...before, ...after] }
  const texts = before.length > 0 ? before : after.splice(0, known > 0 ? known : after.length)
  const [name, others] = nameAmong(texts)
  return { people: [{ name, email, role: role ?? front ?? after.shift() }], unread: [...others, ...after] }
}

/** What follows a name behind a comma. */
const isSuffix = /^(?:jr|sr|ph\.?\s?d|m\.?d|mba|cpa|cfa|pmp|esq|iii?|iv)\.?$/i

/** The name beside an address if one text is there, or else what is: of several, some may be a position or a company. */
function nameAmong(texts: readonly string[]): [name: string, others: string[]] {
  const pieces = texts
    .flatMap((one) => one.split(/ [-–—] /))
    .flatMap(piecesOf)
    .reduce<string[]>((all, one) => {
      const last = all.at(-1)
      return last && isSuffix.test(one) ? [...all.slice(0, -1), `${last}, ${one}`] : [...all, one]
    }, [])
  // Dates are no names.
  const [name = '', ...more] = pieces.filter((one) => !/\d/.test(one))
  if (name && more.length === 0 && !isSaid(name)) return [name, []]
  return ['', [texts.filter(Boolean).join(', ')]]
}

/**
 * Reads a line with several addresses. Bare ones get a name only if all of them have equally many texts on the same side;
 * otherwise it is unknown whose name a text is, and it is left over.
 */
function severalPeople(tokens: readonly Token[], isRole: (text: string) => boolean): FoundPeople {
  const found = tokens.filter(isAddress)
  // The texts before the first address, between two, and after the last one.
  const runs: string[][] = [[]]
  for (const token of tokens)
    if (isAddress(token)) runs.push([])
    else runs.at(-1)?.push(token.text)
  const roles = found.map((_one, index) => (runs[index + 1] ?? []).find(isRole))
  const names = runs.map((run, index) => (index === 0 ? run : run.filter((text) => !isRole(text))))
  const before = names.slice(0, -1)
  const after = names.slice(1)
  const fits = (some: readonly string[][], other: readonly string[] | undefined) =>
    other?.length === 0 && some.every(({ length }) => length > 0 && length === some[0]?.length)
  const isBare = found.every(({ text }) => text === '')
  const side = isBare && fits(before, names.at(-1)) ? before : isBare && fits(after, names[0]) ? after : undefined
  const read = side?.map(nameAmong)
  const people = found.map(({ email, text }, index) => ({
    name: text || (read?.[index]?.[0] ?? ''),
    email,
    role: roles[index],
  }))
  return { people, unread: read?.flatMap(([, others]) => others) ?? names.flat() }
}

/**
 * Finds the people in the cells of one line, or in a line of mailboxes split by semicolons and tabs. Every `@` ends in the
 * address of a person, or in `unread`; no person gets a name that may be another's.
 * @param isRole whether a text names a role
 * @returns no people if there is no `@`
 */
export function findPeople(cells: readonly string[], isRole: (text: string) => boolean): FoundPeople {
  const { tokens, unread } = tokensOf(cells, isRole)
  const found = tokens.filter(isAddress)
  if (found.length === 0) return { people: [], unread }
  const byCell = cells.map((_content, cell) => tokens.filter((token) => token.cell === cell))
  const areApart = byCell.every((some) => some.length === 0 || some.filter(isAddress).length === 1)
  const read =
    found.length === 1
      ? [onePerson(tokens, isRole)]
      : areApart
        ? byCell.filter(({ length }) => length > 0).map((some) => onePerson(some, isRole))
        : [severalPeople(tokens, isRole)]
  return {
    people: read.flatMap((one) => one.people),
    unread: [...unread, ...read.flatMap((one) => one.unread)].filter(Boolean),
  }
}
