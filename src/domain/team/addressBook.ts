import { emailOf } from '@/lib/text/emailAddress'
import { quotedPrintable, withoutEncodedWords } from '@/lib/text/encodedText'
import type { SeatRole } from '../access/teamAccess'
import { joinedName } from './seatColumns'
import type { SeatDraft } from './teamValidation'

/**
 * The preference of a value: `PREF=1` of vCard 4 comes before 2; `TYPE=pref` and `PREF` of older versions count as 1.
 */
const placeOf = (parameters = ''): number => {
  const [, place = '1'] = /\bPREF\b(?:="?(\d+))?/i.exec(parameters) ?? ['', '101']
  return Number(place)
}

const encoded = (value: string, parameters: string, charset: string): string =>
  /QUOTED-PRINTABLE/i.test(parameters)
    ? (quotedPrintable(value, charset) ?? '').trim()
    : /ENCODING=B/i.test(parameters)
      ? withoutEncodedWords(`=?${charset}?B?${value}?=`).trim()
      : value

/** Converts a directory (LDIF) to an address book (vCard). */
export const directoryCards = (text: string): string =>
  text
    .replace(/\r?\n /g, '')
    .replace(/^dn::?.*$/gim, 'END:VCARD\nBEGIN:VCARD')
    .replace(/^(displayname|cn|mail):(:?) */gim, (_line, field: string, isEncoded: string) => {
      return `${/^mail$/i.test(field) ? 'EMAIL' : 'FN'}${isEncoded && ';ENCODING=B'}:`
    })
    .concat('\nEND:VCARD')

/** Reads an address book (vCard). Takes the preferred or first address of each card: others may be private. */
export function readCards(text: string, role: SeatRole): { rows: SeatDraft[]; unread: string[] } {
  const [, indent = ''] = /^([> \t]+)END:VCARD/im.exec(text) ?? []
  const unfolded = `\n${text}`
    .replaceAll(`\n${indent}`, '\n')
    .replace(/^[^\r\n]*QUOTED-PRINTABLE[^\r\n]*(?:=\r?\n[^\r\n]*)+/gim, (lines) => lines.replace(/=\r?\n/g, ''))
    // A line that begins with a space continues the previous one.
    .replace(/\r?\n[ \t]/g, '')
  const unnamed: string[] = []
  const rows = unfolded
    .split(/^END:VCARD/im)
    .filter((card) => /^BEGIN:VCARD/im.test(card))
    .map((card) => {
      const values = (field: string) =>
        [...card.matchAll(new RegExp(`^(?:[\\w-]+\\.)?${field}(;(?:"[^"]*"|[^":\\n])*)?:(.*)$`, 'gim'))]
          .sort(([, one], [, other]) => placeOf(one) - placeOf(other))
          .map(([, parameters = '', value = '']) =>
            encoded(value.trim(), parameters, /CHARSET="?([\w-]+)/i.exec(parameters)?.[1] ?? 'utf-8'),
          )
      const plain = (text: string) => text.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1')
      const [last = '', ...first] = [...`;${values('N')[0] ?? ''}`.matchAll(/;((?:\\.|[^;])*)/g)]
        .slice(0, 3)
        .map(([, part = '']) => plain(part))
      const shown = plain(values('FN')[0] ?? '')
      // For a contact without a name, `FN` is the address.
      const name = shown && !shown.includes('@') ? shown : joinedName(first, [last])
      const [email = ''] = values('EMAIL').map(emailOf)
      // The card of a company, or of a number.
      if (!name && !email)
        unnamed.push(...['NICKNAME', 'ORG', 'TEL'].flatMap(values).filter(Boolean).slice(0, 1).map(plain))
      return { id: '', name, email, role }
    })
  const all = (unfolded.match(/[^\s<>,;:"]+@[^\s<>,;"]+/g) ?? []).map(emailOf)
  return {
    rows: rows.filter(({ name, email }) => name || email),
    unread: [...new Set(all)].filter((one) => !rows.some(({ email }) => email === one)).concat(unnamed),
  }
}
