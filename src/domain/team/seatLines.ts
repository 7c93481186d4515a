import { cleanText, plainSeparators } from '@/lib/text/cleanText'
import { withoutEncodedWords, withoutEntities } from '@/lib/text/encodedText'
import { decodedLink } from '@/lib/text/decodedLink'
import { writtenTo } from '@/lib/text/emailAddress'
import { recordTable } from '@/lib/files/recordTable'
import { readCsv } from '@/lib/files/readCsv'
import { roleNames, seatRoles, type SeatRole } from '../access/teamAccess'
import { directoryCards, readCards } from './addressBook'
import { isPosition, isSaid, isTotal } from './nameWords'
import { bareName, findPeople, isPhone, parts } from './peopleText'
import { addressColumns, fieldOf, isAlias, isUnclear, nameIn, namesColumn } from './seatColumns'
import type { SeatDraft } from './teamValidation'

export type SeatLines = {
  rows: SeatDraft[]
  /** Addresses and names that are in no row, because it is unknown whose they are. */
  unread: string[]
  /** The columns of a table, if none of them contains addresses. */
  columns?: string[]
}

/** The role that a text names: `Finance staff`, `finance`, `TEAM_FINANCE`; empty if it names none. */
function roleOf(text: string): SeatRole | '' {
  const word = text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(/^role ?:/, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const first = (name: string) => name.toLowerCase().split(' ')[0]
  const fits = (role: SeatRole) =>
    [roleNames[role].toLowerCase(), first(roleNames[role])].includes(word) ||
    role.toLowerCase() === `team_${word.replace(/^team /, '')}`
  return seatRoles.find(fits) ?? ''
}

const isRole = (text: string) => roleOf(text) !== ''
const hasAt = (text: string) => text.includes('@')
/** Whether a line has letters, digits or an `@`; the ruled lines of a table have none. */
const isWritten = (cells: readonly string[]) => cells.some((cell) => /[\p{L}\p{N}@]/u.test(cell))

/**
 * The index of a table's header, or -1: a line above the addresses that names a column of addresses, or the first line
 * if it names other known columns.
 */
function headerOf(lines: readonly string[][]): number {
  const first = lines.findIndex((cells) => cells.some(hasAt))
  const above = lines.slice(0, first === -1 ? 1 : first)
  const named = above.findIndex((cells) => cells.some((cell) => fieldOf(cell) === 'email'))
  if (named !== -1) return named
  const [top = []] = above
  return top.length > 1 && top.some(namesColumn) && lines.length > 1 ? 0 : -1
}

/** Joins the cells of a name that was split at its comma, because it has no quotes: `Tan, Ada,ada@x.sg`. */
function withoutBreak(cells: readonly string[], at: number, header: readonly string[]): readonly string[] {
  const isBroken = cells.length > header.length && !hasAt(cells[at] ?? '') && hasAt(cells[at + 1] ?? '')
  if (!isBroken || !/^(?:full|name|called)$/.test(fieldOf(header[at - 1] ?? '') ?? '')) return cells
  return [...cells.slice(0, at - 1), cells.slice(at - 1, at + 1).join(', '), ...cells.slice(at + 1)]
}

/** Reads the lines of a table below its header. */
function readTable(header: readonly string[], lines: readonly string[][], usual: SeatRole): SeatLines {
  const holds = (column: number, what: (cell: string) => unknown) => lines.some((cells) => what(cells[column] ?? ''))
  // A column with an ambiguous name (`Poczta`) and no `@` in it is a postal address.
  const fields = header.map((name, column) =>
    isUnclear(name) && holds(column, Boolean) && !holds(column, hasAt) ? undefined : fieldOf(name),
  )
  const marked = addressColumns(header, fields, (column) => holds(column, hasAt))
  // Our own exports have the name and the address in one column.
  const shared = fields.findIndex((field) => field === 'full' || field === 'name' || field === 'person')
  const hasShared = lines.some((cells) => hasAt(cells[shared] ?? '') && !isAlias(cells[shared] ?? ''))
  const columns = marked.length > 0 ? marked : hasShared ? [shared] : []
  if (columns.length === 0) return { rows: [], unread: [], columns: header.filter(Boolean) }
  const isNamed = fields.some((field) => field !== undefined && field !== 'email' && field !== 'role')
  const unread: string[] = []
  const rows = lines.flatMap((written) => {
    const cells = withoutBreak(written, columns[0] ?? 0, header)
    const texts = cells.filter(
      (text, column) => /\p{L}/u.test(text) && !hasAt(text) && fields[column] !== 'email' && !columns.includes(column),
    )
    const named = nameIn(fields, cells)
    const own = columns.map((column) => cells[column] ?? '').filter(Boolean)
    const found = findPeople(own, isRole)
    const others = findPeople(
      cells.filter((text, column) => hasAt(text) && !columns.includes(column) && !named.includes(text)),
      isRole,
    )
    const [person, ...more] = found.people
    const email = person?.email ?? own[0] ?? ''
    unread.push(...[...more, ...others.people].map((one) => one.email).filter((one) => one !== email))
    // In our own exports the text before the only address is the name, whatever it contains.
    const [, before = ''] = (marked.length === 0 && more.length === 0 && /^(.*\S),\s\S+$/s.exec(own[0] ?? '')) || []
    unread.push(...[...found.unread, ...others.unread].filter((text) => hasAt(text) && !before.includes(text)))
    const role = cells.find((text, column) => fields[column] === 'role' && text !== '') ?? ''
    const row = {
      id: '',
      name: named.replace(/\s+/g, ' ').replace(/^([*_~`]{1,3})(.*)\1$/, '$2') || person?.name || before,
      email,
    }
    // Unknown columns may contain the name.
    if (!isNamed && !row.name) unread.push(...texts.filter((text) => !/\d/.test(text) && !isRole(text)))
    // An unquoted comma has moved a part of the name beyond the last column.
    else if (/full|name|first|last/.test(fields.at(-1) ?? ''))
      unread.push(...texts.filter((text) => cells.indexOf(text) >= header.length))
    const isPerson = hasAt(email) || ![row.name || email, cells.join(' ')].some(isTotal)
    if (isPerson && (row.name || email)) return { ...row, role: role === '' ? usual : roleOf(role) }
    // No person was found: a name in an unknown column, or a vacant seat.
    unread.push(texts.join(' '))
    return []
  })
  return { rows, unread: [...new Set(unread)].filter(Boolean) }
}

/** Matches a line of a mail’s header, a signature or a heading: `Subject: Seats`, `+65 9123 4567`, `# 2026`. */
const noPerson = /^#|^[\p{L}\p{M}\s]{1,20}:|:$|^\P{L}+$/u

const word = '[\\p{L}\\p{M}][\\p{L}\\p{M}-]*'
/** Whether a text is a postal or web address: `1 Raffles Place #20-01`, `Singapore 048616`, `kopi.works`. */
const isPlace = (text: string) => /#\d|(?:^|\s)\d{5,6}$|^[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)+$/u.test(text)

/** A label with its colon, or with a dash; the last group is the address after the dash. */
const labels = new RegExp(
  `(^|[^\\p{L}\\p{M}\\p{N}.@-])-*((?:${word} ){0,2}${word})(?:\\s*(:)|\\s+[-–—=](?=\\s+(\\S*@)?))`,
  'gu',
)
/** Words in the label of an address that are not a name: `Work email`. */
const kinds =
  /^(?:work|office|home|personal|private|business|company|corporate|official|contact|login|billing|main|primary)$/i

/** Words that mean a name even before a dash. Others may be a name or a team there: `Nev – HR`, `Staff - Kopi`. */
const saysName = /name|名|^(?:n[ao]me?|nama|nombre|naam|nav?n|nimi|имя|이름|성명)(?:$| )/iu

/** Removes the names of fields from a text: `Name: Ada Tan, Work email: ada@x.sg`, `Name - Ada Tan`. */
const unlabelled = (text: string): string =>
  text.replace(labels, (whole, before: string, label: string, colon?: string, address?: string) => {
    const words = label.split(' ')
    // `Ada Tan Email:`, but not `Company name:`.
    const at = words.findLastIndex((_word, from) => {
      const field = fieldOf(words.slice(from).join(' '))
      const isMore = kinds.test(words[from - 1] ?? '') || (from === 1 && /^(my|your)$/i.test(words[0] ?? ''))
      if (field === 'email') return (colon ?? address) && !isMore
      return from === 0 && /^(full|name|called|person)$/.test(field ?? '') && (colon ?? saysName.test(label))
    })
    // In `Kopi business email:` the first word is the company, not a name.
    const isCompany = at === 1 && before === '' && /^(?:business|company|corporate)$/i.test(words[1] ?? '')
    return at === -1 ? whole : `${before}${isCompany ? '' : words.slice(0, at).join(' ')} `
  })
const isLabelled = (cells: readonly string[]) => cells.some((cell) => unlabelled(cell) !== cell)

/** Matches header lines of a mail with addresses that are not people's: message ids, mailing lists, programs. */
const otherHead =
  /^(?:(?:message|content)-id|in-reply-to|references(?=:\s*<)|return-path|errors-to|received(?:-spf)?|dkim-signature|(?:arc-)?authentication-results|list-(?:id|post|help|owner|archive|(?:un)?subscribe)|x-(?:mailer|priority|spam|ms|google|gm|originating|received|forwarded|sender|feedback|campaign)[a-z-]*)\s*:/i

/** Reads a line of a text without a header: finds its people, or a name that might be one. */
function readLine(line: readonly string[], usual: SeatRole): SeatLines {
  if (otherHead.test(line[0] ?? '')) return { rows: [], unread: [line.join(' ').trim()] }
  const cells = line.flatMap((cell) => unlabelled(cell).split(hasAt(cell) ? '\n' : ' | ')).map((cell) => cell.trim())
  const { people, unread } = findPeople(cells, isRole)
  if (people.length === 0 && unread.length === 0) {
    const [first = '', email = '', role] = cells
    const name = bareName(first)
    // Without an @, a text of several words is no address.
    const isNone = (text: string) => isSaid(text) || isPosition(text)
    const isSigned = cells.length > 1 && !isNone(first) && cells.slice(1).every(isPosition)
    if (isSigned) return { rows: [{ id: '', name, email: '', role: usual }], unread: cells.slice(1) }
    const isOther =
      cells.some(isNone) ||
      isTotal(line.join(' ')) ||
      isPlace(first) ||
      isPhone(line.join(' ')) ||
      /\s/.test(email) ||
      (first !== '' && name === '')
    if (noPerson.test(first) || isOther || namesColumn(first.replace(/\d+$/, ''))) unread.push(line.join(' ').trim())
    else people.push({ name, email, role })
  }
  return { rows: people.map((one) => ({ id: '', ...one, role: one.role ? roleOf(one.role) : usual })), unread }
}

/**
 * Merges rows if names and addresses alternate: `Ada Tan`, and `ada@x.sg` on the next line. With only one address, the
 * line above it may be a company, so it is only taken as a name in a form or a signature.
 */
function paired(rows: readonly SeatDraft[], isForm: boolean): readonly SeatDraft[] {
  const areApart = rows.every(({ name, email }, index) => (index % 2 === 0 ? name && !email : !name && email))
  if (!areApart || rows.length % 2 === 1 || (rows.length === 2 && !isForm)) return rows
  return rows.flatMap((row, index) => (index % 2 === 0 ? [] : [{ ...row, name: rows[index - 1]?.name ?? '' }]))
}

/**
 * Reads people from pasted lines, a list of recipients, a CSV file or an address book into rows of the seat form. Every
 * `@` becomes part of a row's address or of `unread`, and no person gets a name that may be another's. Users correct
 * missing or wrong fields in the rows.
 * @param role the role of people without one; a role that does not exist stays empty
 */
export function readSeatLines(text: string, role: SeatRole = 'TEAM_MEMBER'): SeatLines {
  const written = withoutEntities(withoutEncodedWords(text)).replace(/\S+/g, (word) =>
    /%(?:40|3C)/i.test(word) ? decodedLink(word) : word,
  )
  const pasted = cleanText(written.replace(/[\u0085\u2028\u2029]/g, '\n'))
  const records = recordTable(pasted)
  if (records !== undefined) return readSeatLines(records, role)
  if (/^[> \t]*BEGIN:VCARD/im.test(pasted)) return readCards(pasted, role)
  if (/^dn:/im.test(pasted) && /^mail:/im.test(pasted)) return readCards(directoryCards(pasted), role)
  const isRoman = /^ *ii\.[ \t]/m.test(pasted)
  const plain = writtenTo(
    plainSeparators(pasted)
      // A mailto link with its text, in HTML or as Slack writes it.
      .replace(/<a\s[^<>]*"(mailto:[^"]*)"[^<>]*>([^<]*)<\/a>|<(mailto:[^|<>]*)\|([^<>]*)>/gi, '$2$4 <$1$3>'),
  )
    // A signature: `T 6123 4567 | E ada@x.sg`.
    .replace(/(^|\|\s*)e +(?=[^\s@,;|<>]+@)/gim, '$1')
    .replace(/^(?:t|m|p|f|d|hp|tel|fax|mobile)[.:]? *\+?\d[^\n@]*\|(?=[^\n|@]*@)/gim, (some) =>
      some.replaceAll('|', '\n'),
    )
    // Dots or lines that lead to the next column.
    .replace(/(\s)(?:\.{3,}|_{3,}|…+)(?=\s)/g, '$1-')
    // Mail programs break long lists of recipients before an address.
    .replace(/\r?\n[ \t]+(?=<)/g, ' ')
    // Or within an address; only in brackets, because otherwise the next line may be a name.
    .replace(/(<[^<>\s"]*)[ \t]*\r?\n[>\s]*([^<>\s"]+>)/g, (broken: string, above: string, below: string) => {
      const isBroken = /[@.-]$/.test(above) || /^[@.-]/.test(below)
      return isBroken && (above + below).split('@').length === 2 ? above + below : broken
    })
    // HTML, copied from the source of a page.
    .replace(/<\/t[dh]>\s*<t[dh][^<>]*>/gi, '\t')
    .replace(/<\/?(?:p|div|br|hr|h[1-6]|t[dhr]|table|t?body|thead|html|li|[uo]l)(?:\s[^<>]*)?\/?>/gi, '\n')
    .replace(/<\/?(?:a|b|i|u|em|strong|span|font)(?:\s[^<>@]*)?>/gi, '')
    // A list in Roman numbers: `i. Ada`, `ii. Ben`.
    .replace(/^ *[ivx]{1,5}\.[ \t]+/gm, (number) => (isRoman ? '' : number))
    // `Name:` in one cell, and `Ada Tan` in the next.
    .replace(/^([\p{L}\p{M} ]{1,20}:)\t+(?=[^\t\n]*$)/gmu, '$1 ')
  const table = readCsv(plain).lines.filter(isWritten)
  const at = headerOf(table)
  const header = table[at]
  // A list that was combined from several repeats its header.
  const isHeader = (cells: readonly string[]) => cells.join('\t') === header?.join('\t')
  if (header)
    return readTable(
      header,
      table.slice(at + 1).filter((cells) => !isHeader(cells)),
      role,
    )
  const { lines: all, malformed } = readCsv(plain)
  const lines = all.filter(isWritten)
  if (!hasAt(plain) && lines.length > 1 && lines[0]?.[1]) return { rows: [], unread: [], columns: lines[0] }
  // Next to addresses in angle brackets, commas may be part of names.
  const areMailboxes = (some: string) => malformed || /<[^<>]*@[^<>]*>/.test(some)
  const entries = areMailboxes(plain)
    ? plain
        .split(/\r\n?|\n/)
        .flatMap((line) => (areMailboxes(line) ? [parts(line, ';\\t')] : readCsv(line).lines))
        .filter(isWritten)
    : lines
  const isForm = entries.some(isLabelled)
  // A header in an unknown language: all other lines have an address in the second column.
  const [top = [], ...others] = entries
  const isTitle =
    !isRole(top[1] ?? '') &&
    /^[\p{L}\p{M}\s-]+$/u.test(top[1] ?? '') &&
    others.length > 1 &&
    others.every(([, cell = '']) => hasAt(cell))
  const read = entries.map((cells, index) =>
    isTitle && index === 0 ? { rows: [], unread: [cells.join(' ').trim()] } : readLine(cells, role),
  )
  const rows = read.flatMap((one) => one.rows)
  // The line before a position is a name.
  const isSigned = read.some((one, at) => one.unread.some(isPosition) && (one.rows[0] ?? read[at - 1]?.rows[0])?.name)
  return { rows: [...paired(rows, isForm || isSigned)], unread: read.flatMap(({ unread }) => unread) }
}
