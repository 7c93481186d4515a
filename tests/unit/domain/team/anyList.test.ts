import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { readSeatLines } from '@/domain/team/seatLines'
import { addressKey } from '@/lib/text/emailAddress'

describe('any text', () => {
  it('ends every @ in an address, or names it as not read', () => {
    const unit = fc.constantFrom('a', 'B', '@', '.', ' ', '<', '>', '"', "'", ',', ';', '\t', '\n', '(', ':', 'é', 'Name', 'Email', 'x@k.test')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const { rows, unread, columns } = readSeatLines(text)
        fc.pre(columns === undefined)
        const told = [...rows.map(({ email }) => email), ...unread].join(' ')
        for (const [piece] of text.matchAll(/[aB.éx]*@[aB.éxkts]*/g))
          expect(told.toLowerCase()).toContain(piece.replace(/^\.+|\.+$/g, '').toLowerCase())
        expect(rows.filter(({ name }) => name.includes('@'))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  }) // prettier-ignore

  it('reads every person under their own name, however the list is written', () => {
    const word = fc.stringMatching(/^[A-Z][a-zé]{1,5}$/).filter((text) => !/^(name|email|admin|finance|team|first|last|role|mail|to|cc|bcc|member|person|nom|nama|hi|hey|hello|dear|add|invite|please|pls|kindly|email|thanks|cheers|at|here|from)$/i.test(text))
    const people = fc.uniqueArray(fc.record({ name: fc.array(word, { minLength: 1, maxLength: 3 }), mail: fc.stringMatching(/^[a-z]{1,6}$/) }), { minLength: 2, maxLength: 6, selector: ({ mail }) => mail })
    const forms: readonly ((name: string, email: string) => string)[] = [
      (name, email) => `${name} <${email}>`,
      (name, email) => `"${name}" <${email}>`,
      (_name, email) => `<${email}>`,
      (_name, email) => email,
      (name, email) => `${name} (${email})`,
      (name, email) => `${name}, ${email}`,
    ]
    const form = fc.integer({ min: 0, max: forms.length - 1 })
    const between = fc.constantFrom('; ', ';', '\n', '\r\n', ',\n')
    fc.assert(
      fc.property(people, form, between, (some, index, joint) => {
        const written = some.map(({ name, mail }) => forms[index]?.(name.join(' '), `${mail}@k.test`)).join(joint)
        const { rows, unread } = readSeatLines(written)
        expect(unread).toEqual([])
        expect(rows.map(({ name, email }) => [name, addressKey(email)])).toEqual(
          some.map(({ name, mail }) => [index === 2 || index === 3 ? '' : name.join(' '), `${mail}@k.test`]),
        )
      }),
    )
  }) // prettier-ignore
})
