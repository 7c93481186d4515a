import { expect, test } from 'vitest'
import { checksOf } from '@/api/client/check'
import type { Packed } from '@/contract/check'
import { isObject } from '@/lib/objects'
import { everyCall } from '@tests/everyCall'

/**
 * Texts without which an answer can't be used: those in URLs, those that are compared, and those that would be misread
 * if they were empty. Any other missing text becomes an empty one, so that neither the row nor its list is lost.
 */
const vital = [
  /(^i|I)d$|[uU]id$/,
  /^(?:token|code|tag|currency|month|type|result|status|kyc_status|version|name|value|emailAddress)$/,
  // Useless without these: a legal text without content, and an incomplete address.
  /^(?:LegalText\.content|InvoiceAddress\.\w+|ProfileImageAnswer\.profileImage)$/,
  /^(?:options\.\w+|SolutionRestriction\.label)$/,
  /^Tracking\w+\.eventName$/,
]

function neededTexts(schema: Packed, of: string): string[] {
  if (Array.isArray(schema)) return neededTexts(schema[0], of)
  if (!isObject(schema)) return []
  return Object.entries(schema).flatMap(([key, inner]) => {
    const name = key.replace(/[!~^@?*]$/, '')
    const isText = inner === 's' || (isObject(inner) && inner['?'] === 's')
    return [...(key.endsWith('!') && isText ? [`${of}.${name}`] : []), ...neededTexts(inner, name || of)]
  })
}

test('a text that is only shown is empty where an answer lacks it', () => {
  const domains = [...new Set(everyCall.map(({ domain }) => domain))].map(checksOf)
  const found = domains.flatMap(({ answers, shared }) =>
    Object.entries({ ...answers, ...shared }).flatMap(([name, schema]) => neededTexts(schema, name)),
  )
  const shown = found.filter((text) => !vital.some((one) => one.test(text) || one.test(text.split('.').at(-1) ?? '')))
  expect([...new Set(shown)]).toEqual([])
})
