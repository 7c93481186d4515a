import { addressKey, emailOf } from '@/lib/text/emailAddress'
import { isProse, isSaid } from './nameWords'

/** An address (`text` is the name in front of its angle brackets), or another text; `cell` is the index of its cell. */
type Token = { cell: number; email?: string; text: string }

/** The people found in a line. `role` is the text that should name their role; undefined if there is none. */
type FoundPeople = { people: { name: string; email: string; role?: string | undefined }[]; unread: string[] }

/**
 * Matches addresses loosely, so that none is missed: a wrong one is reported at its field. Also matches words without
 * `@` as a whole, so that the search does not start at each of their letters.
 */
const addresses =
  /<\s*([^<>]*@[^<>]*)>|(?:mailto:)?(?:(?:"[^"@]*"|[^\s<>()[\]",;:|/•·→…\p{So}\p{Co}\ufe0f]+)@[^\s<>()[\]",;|/]*|@[^\s<>()[\]",;|/]+)|(?:(?!mailto:)[^\s<>()[\]",;:|/@•·→…\p{So}\p{Co}\ufe0f])+/giu
const separators = ',;\\t|\\n'

/** The parts of a text between separators that are outside of quotes. */
export const parts = (text: string, separators: string): string[] =>
  text.match(new RegExp(`(?:"[^"]*"|[^${separators}])+`, 'g')) ?? []

/**
 * The time before a name in a chat or a quoted mail: `10:15 - `, `10:15:22 am] `, `27/11/2026] `,
 * `On Fri, Nov 27, 2026 at 10:15 AM`.
 */
const stamp = /^(?:on\s.*?|[^\p{L}]*)\d(?::\d\d|\])[^\p{L}]*(?:[ap]\.?m\b)?[^\p{L}]*/iu
/** The same with a year, in any language: `Am 27.11.2026 um 10:15 Uhr schrieb`. */
const dated = /^.{0,40}?\b20\d\d(?!\d).{0,30}?\d:\d\d[^\p{L}]{0,9}(?:[ap]\.?m\b)?[^\p{L}]{0,9}(?=(?![ap]\.?m\b)\p{L})/iu

/** Labels before an address or a name, without those that may be a name themselves, such as `An:`. */
const label =
  /^\s*(?:to|cc|bcc|from|reply-to|smtp|e|e-?mail|mail|mailto|para|kepada|кому|收件人|发件人|抄送|收件者|寄件者|宛先|差出人|받는 사람|보낸 사람|참조)\s*:/i
/** An "and" or "or" between two people; in capitals it may be a name. */
const joints = /^[\s)\]]*(?:and|or|und|&)(?:\s|$)| (?:and|und|&) ?$/g
const numberWords =
  'tel(?:ephone|efon)?|(?:hand)?phone|hp|mobile?|contact|fax|whatsapp|uen|(?:联系)?电话|(?:聯絡)?電話|手机|手機|传真|携帯|휴대폰'
const phones = `(?:${numberWords}|ph|mob|cell|handy|direct|wa|did|office|home|work)(?:\\.? ?(?:no|nr|number))?`
/**
 * A telephone number with its label. A label may also be a family name, unless it has a colon or a bracket, or stands
 * alone with the number: `HP: 9123 4567`.
 */
const phone = new RegExp(
  `(?:^(?:${phones})\\s|\\((?:${phones})[.:)]?\\s?|(?:^|[^\\p{L}\\d])(?:(?:(?:${phones})[.:]|[a-z]:)\\s?)?)` +
    `[+(]{0,2}\\d(?:[\\s().-]{0,3}\\d){7,14}(?![\\p{L}\\d])(?:\\s?(?:\\((?:${phones})\\)|(?:${phones})$))?`,
  'iu',
)
/** A label that may also be a family name: `Ada Tan HP 9123 4567`. */
const unclear = new RegExp(`\\S\\s(?:${numberWords}|no|number)\\s*[+(]{0,2}\\d`, 'iu')
/** A number with its label and nothing else: `Tel - 6123 4567`. */
const onlyNumber = new RegExp(
  `^(?:${phones}|\\p{L})[\\s.:=–—-]*[+(]{0,2}\\d(?:[\\s().\\/-]{0,3}\\d){4,}(?:\\s*e?xt?\\W*\\d+)?$`,
  'iu',
)
export const isPhone = (text: string): boolean => text.split(/[|•·]/).every((part) => onlyNumber.test(part.trim()))
const date = /\d{4}-\d\d?-\d\d?|\d\d?[.-]\d\d?[.-]\d{4}|(?:19|20)\d\d(?:-(?:19|20)\d\d|[01]\d[0-3]\d)(?!\d)/
const around = '\\p{Pd}\\p{Sm}\\s"“”„«»‹›⟨⟩()[\\]<>*_`•·:,/●○◦‣⁃▪─━➜➔▶►✉📧📩📞📱\\ufe0f'
/** Boxes, arrows, pictures, and the bullets of Word, which are private-use characters. */
const marks = `[${around}§\\p{So}\\p{Co}\\p{EMod}\\ufe0f\\u200d]*`
const numbering = '(?:#?\\p{Nd}{1,3}[.)．]?|[+#]|[a-z]\\)|[①-⑳])\\s|\\p{Nd}{1,3}[.)．](?=\\p{L})|[①-⑳]'
const start = new RegExp(`^${marks}(?:${numbering})?${marks}`, 'iu')
const end = new RegExp(`^(.*[^${around}])[${around}]+$`, 'u')

/** A name without quotes, brackets, bullets and numbering around it; in `Ada Tan (Kopi)` the brackets stay. */
const nameOf = (text: string): string => {
  const bare = text
    .replace(/\s+/g, ' ')
    .replace(dated, '')
    .replace(stamp, '')
    .replace(/^(?:uhr\s)?(?:schrieb|schreef|skrev)\s|\s(?:a écrit|escribió|escreveu|ha scritto|wrote)$/i, '')
    .replace(/\s+(?:[–—-]\s*)?(?:(?:today|yesterday)(?:\s+at)?\s+)?\d\d?:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?$/i, '')
    .replace(/^[\s-]*\[[^[\]]*\]\s+(?=\p{L})/u, '')
    .replace(label, '')
    // The name of an emoji in a messenger (`:wave:`), or a Roman number; a single letter is not removed, it may be an
    // initial.
    .replace(/^:[\w+-]{2,30}:|^\s*(?:i{2,3}|iv|vi{1,3}|ix)[.)]\s+(?=\p{Lu}|\p{Lo})/u, '')
    .replace(joints, '')
    .replace(start, '')
    .replace(end, '$1')
    .replace(/^['‘](.*)['’]$/, '$1')
    .replace(/[\\"](?=")/g, '')
    .replace(/ ?様$/, '')
  const [open] = /[([][^()[\]]*$/.exec(bare) ?? []
  return open === undefined ? bare : bare + (open.startsWith('(') ? ')' : ']')
}

const page = '[([]?(?:https?:\\/\\/|www\\.|(?:[a-zA-Z\\d-]+\\.)+[a-zA-Z]{2,}\\/)\\S+'
/** Words that may precede the address of a page. */
const pageWord = '(?:linkedin|web(?:site)?|w|url|links?|profile|portfolio|site|blog|page|github)'
const onlyPage = new RegExp(`^\\s*(?:${pageWord}\\s*:?\\s*)?${page}\\s*$`, 'i')
/**
 * The address of a page before or after a name; not after a colon, where it may be another's: `Company: https://x.sg`.
 */
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
  // In brackets, the label is certainly no name: `Ada Tan (contact no 9123 4567)`.
  return (date.test(bare) || unclear.test(bare.replace(/\(\p{L}[^()]*\)/gu, '')) ? [bare] : bare.split(phone))
    .map(nameOf)
    .filter(Boolean)
}

/** The name without a telephone number before or after it. */
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
    /** The name before the previous bare address, if no comma separates them. */
    let own: Token[] = []
    for (const match of content.includes('@') ? content.matchAll(addresses) : []) {
      const [whole, inBrackets] = match
      // Without a full stop and a bracket, `@ada` is the handle of a social network.
      if (!whole.includes('@') || /^@[\w-]+$/.test(whole)) continue
      const between = content.slice(from, match.index)
      const email = emailOf(inBrackets ?? whole)
      // In `ada@x.sg <ada@x.sg>` and `[ada@x.sg](mailto:ada@x.sg)`, the first address stands for the name.
      if (bare !== undefined && (between === '](' || (inBrackets !== undefined && /^[\s"']*$/.test(between)))) {
        tokens.pop()
        if (addressKey(bare) !== addressKey(email)) {
          unread.push([...own.map(({ text }) => text), bare].join(' '))
          own.forEach((token) => (token.text = ''))
        }
      }
      const before = parts(between, separators).filter((part) => /[\p{L}@]/u.test(part))
      // A role belongs to the previous address, and so does text that follows it without a comma; but a single word may
      // be a family name.
      const isBehind = (part: string) =>
        isRole(nameOf(part)) || (before.length > 1 && between.startsWith(part) && /\s/.test(nameOf(part)))
      while (from > 0 && before[0] && isBehind(before[0])) add(before.shift() ?? '')
      const written = before.map((part) => part.trim()).join(', ')
      // `Finance: Ada <…>` is a group, and `An: Ada <…>` the header of a mail.
      const name = nameOf(
        inBrackets === undefined ? written : written.replace(/^[\p{L}\p{M}\s]{1,20}:\s*(?=[\p{L}"])/u, ''),
      )
      const isApart = /[,;|]\s*$/.test(between)
      // After a bare address, "Ada, Ben Ong <…>" may be one name or two; in `<…> Ada <…>` the name may belong to
      // either.
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

/** Reads a line with one address: the name is before it, or else after it; the text after that is the role. */
function onePerson(tokens: readonly Token[], isRole: (text: string) => boolean): FoundPeople {
  const at = tokens.findIndex(isAddress)
  const { email = '', text = '' } = tokens[at] ?? {}
  const before = tokens.slice(0, at).map((token) => token.text)
  const after = tokens.slice(at + 1).flatMap((token) => (isPhone(token.text) ? [] : [token.text]))
  const front = before.length > 1 && before[0] && isRole(before[0]) ? before.shift() : undefined
  const known = after.findIndex(isRole)
  const [role] = known === -1 ? [] : after.splice(known, 1)
  // After a name and address, other text than a role may be another person.
  if (text) return { people: [{ name: text, email, role: role ?? front }], unread: [...before, ...after] }
  const texts = before.length > 0 ? before : after.splice(0, known > 0 ? known : after.length)
  const [name, others] = nameAmong(texts)
  return { people: [{ name, email, role: role ?? front ?? after.shift() }], unread: [...others, ...after] }
}

/** A title after the comma of a name. */
const isSuffix = /^(?:jr|sr|ph\.?\s?d|m\.?d|mba|cpa|cfa|pmp|esq|iii?|iv)\.?$/i

/** The name next to an address, if there is only one text; of several, some may be a position or a company. */
function nameAmong(texts: readonly string[]): [name: string, others: string[]] {
  const pieces = texts
    .flatMap((one) => one.split(/ [-–—] /))
    .flatMap(piecesOf)
    .reduce<string[]>((all, one) => {
      const last = all.at(-1)
      return last && isSuffix.test(one) ? [...all.slice(0, -1), `${last}, ${one}`] : [...all, one]
    }, [])
  // Texts with digits, such as dates, are not names.
  const [name = '', ...more] = pieces.filter((one) => !/\d/.test(one))
  if (name && more.length === 0 && !isSaid(name)) return [name, []]
  return ['', [texts.filter(Boolean).join(', ')]]
}

/**
 * Reads a line with several addresses. Bare ones only get names if all of them have the same number of texts on the
 * same side; otherwise it is unknown whose name a text is, and the texts stay unread.
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
 * Finds the people in the cells of one line, or in a line of mailboxes split by semicolons and tabs. Every `@` becomes
 * part of a person's address or of `unread`; no person gets a name that may be another's.
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
