const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Decodes the HTML entities of a text copied from a page's source: `&lt;` becomes `<`. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : undefined
    return code === undefined ? (entities[name.toLowerCase()] ?? whole) : String.fromCodePoint(code)
  })

function decoded(bytes: () => string, charset: string): string | undefined {
  try {
    const codes = Uint8Array.from(bytes(), (byte) => byte.charCodeAt(0))
    return new TextDecoder(charset, { fatal: true }).decode(codes)
  } catch {
    return undefined
  }
}

/** Decodes a quoted-printable text (`=C3=A9`), as in old address books and mails; undefined if it is malformed. */
export const quotedPrintable = (text: string, charset: string): string | undefined =>
  decoded(
    () => text.replace(/=([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    charset,
  )

/** Decodes encoded words, as names have in the source of a mail: `=?UTF-8?Q?Jos=C3=A9?=` becomes `José`. */
export const withoutEncodedWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([\w-]+)\?([QB])\?([^?\s]*)\?=/gi, (whole, charset: string, kind: string, body: string) => {
      const isQuoted = kind.toUpperCase() === 'Q'
      return (
        (isQuoted ? quotedPrintable(body.replaceAll('_', ' '), charset) : decoded(() => atob(body), charset)) ?? whole
      )
    })
