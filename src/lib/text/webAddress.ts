import { cleanText, hasLookalike, plainLetters, plainSigns, visibleText } from './cleanText'
import { withoutEntities } from './encodedText'

const pairs = ['""', "''", '“”', '‘’', '«»', '()', '[]', '（）', '【】', '「」']

/** A bullet, a picture or a number in front of an address; some hosts begin with a picture. */
const listed = /^(?:[•·→‣∙⋅◦▪●›]\s*|(?:[\p{So}–—*-]\ufe0f?|\d{1,3}[.)])\s+)/u

/** Punctuation that browsers take for a part of the host. */
const sign = /[^\0-\x7f\p{L}\p{M}\p{N}\p{So}·・\u200c\u200d]/u

/**
 * Whether a text ends with punctuation that is not part of an address: a full stop or comma, or a closing mark that has
 * no opening mark within the text.
 * @param opened the opening marks before the text that are not closed yet
 */
function hasEnding(text: string, opened: string): boolean {
  const last = text.slice(-1)
  const [open = '', close = ''] = pairs.find((pair) => pair.endsWith(last)) ?? []
  // An apostrophe within a word is not a closing mark.
  const count = (mark: string) => text.replace(/(\p{L})['’](?=\p{L})/gu, '$1').split(mark).length - 1
  if (last !== close) return /[>,.:;!*。，、；！]/.test(last)
  return open === close ? opened.includes(close + close) || count(close) % 2 === 1 : count(close) > count(open)
}

/**
 * Completes a web address as people write it: `kopi.works` becomes `https://kopi.works`. The brackets, quotation marks
 * and the comma or full stop of the text that it was copied from are dropped, and so is the text of a Markdown link.
 * @returns undefined if it is invalid: no http(s), no host with a dot, a user name, spaces (R-VAL-04)
 */
export function webAddress(text: string): string | undefined {
  const clean = withoutEntities(visibleText(text))
  // Before any pattern, which would be slow on hostile input.
  if (clean.length > 2048) return undefined
  // Only the host: an input method may write it with other signs; in what follows, they may be meant.
  const plain = clean.replace(/^[^/?#]*(?:\/\/[^/?#]*)?/, (host) => plainSigns(plainLetters(host)))
  const [, linked = plain] = /^\[[^\]]*\]\((\S+)\)$/.exec(plain) ?? []
  // The name of the field.
  const unnamed = linked
    .replace(listed, '')
    .replace(/^(?:web ?(?:site|page)?|url|link|home ?page):\s*/i, '')
    .replace(/^\p{L}[\p{L}\p{M}\s]{0,20}:(?:\s+|(?=www\.|https?:))/u, '')
  let bare = unnamed.replace(/^[<("'“‘«[*【「]+/, '')
  let opened = unnamed.slice(0, -bare.length)
  while (bare && hasEnding(bare, opened)) {
    opened = opened.replace(bare.slice(-1), '')
    bare = bare.slice(0, -1)
  }
  const typed = bare.replace(/^(?:https?:\/\/(?=https?:))?(https?)(?::|(?=\/\/))[/\\\s]*/i, '$1://')
  if (/^$|^\/(?!\/)|[\s\\<>]|^[^?#]*"/.test(typed)) return undefined
  const complete = webLink(typed) ?? `https://${typed.replace(/^\/\//, '')}`
  try {
    const { hostname } = new URL(complete)
    const isHost = /^(?!-|www\.[^.]*$|.*-\.|.*\.-)[\w-]+(\.[\w-]+)*\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname)
    const [host = ''] = /^[^/]*\/\/[^/?#]*/.exec(complete) ?? []
    return isHost && !sign.test(host) && !hasLookalike(host) && !host.includes('@') ? complete : undefined
  } catch {
    return undefined
  }
}

/** The completed address, or the cleaned text if it is invalid: what an address field validates and sends. */
export const webAddressOf = (text: string): string => webAddress(text) ?? cleanText(text)

/** A link of an answer, if it is safe to follow; undefined unless it starts with http(s): `javascript:` is not safe. */
export const webLink = (url: string | null | undefined): string | undefined =>
  url && /^https?:\/\//i.test(url) ? url : undefined
