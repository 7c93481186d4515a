import { expect, test } from 'vitest'
import { readContract } from '@tests/contract'

type Row = Record<string, unknown>
type Example = { call: string; row: Row }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Every object in the examples of the contract, however deep. */
function rowsIn(value: unknown, call: string): Example[] {
  if (!isRow(value)) return []
  const inside = Object.values(value).flatMap((one) => rowsIn(one, call))
  return Array.isArray(value) ? inside : [{ call, row: value }, ...inside]
}

/** The values of `example` and `examples` below a part of the contract. */
function examplesIn(part: unknown): unknown[] {
  if (!isRow(part)) return []
  return Object.entries(part).flatMap(([name, one]) => {
    if (name === 'example') return [one]
    if (name === 'examples' && isRow(one)) return Object.values(one).map((named) => (named as Row).value)
    return examplesIn(one)
  })
}

const rows = Object.values(readContract().paths ?? {})
  .flatMap((item) => Object.values(item as Record<string, { operationId?: string }>))
  .flatMap((operation) => examplesIn(operation).flatMap((example) => rowsIn(example, operation.operationId ?? '')))

/** Texts of a row that must be the same wherever its id is used. */
const identities: Record<string, (row: Row) => unknown[]> = {
  userId: ({ userName, firstName, lastName }) => [
    userName ??
      (typeof firstName === 'string' && typeof lastName === 'string' ? `${firstName} ${lastName}` : undefined),
  ],
  teamId: ({ teamName, companyName }) => [teamName ?? companyName],
  eventId: ({ title, eventTitle, startsAt }) => [title ?? eventTitle, startsAt],
  orderId: ({ items, createdAt }) => [Array.isArray(items) ? createdAt : undefined],
  invoiceId: ({ invoiceNumber, amount, date }) => [invoiceNumber, amount, date],
}

test.each(Object.entries(identities))('one %s is the same thing in every example', (id, textsOf) => {
  const known = new Map<string, string>()
  const conflicts: string[] = []
  for (const { call, row } of rows) {
    if (typeof row[id] !== 'string') continue
    textsOf(row).forEach((text, index) => {
      if (text === undefined || text === null) return
      const key = `${String(row[id])} ${index}`
      const before = known.get(key) ?? JSON.stringify(text)
      if (before !== JSON.stringify(text)) conflicts.push(`${call}: ${key} is ${JSON.stringify(text)}, was ${before}`)
      known.set(key, before)
    })
  }
  expect(known.size).toBeGreaterThan(0)
  expect(conflicts).toEqual([])
})

const sum = (list: unknown, of: (row: Row) => number) =>
  Array.isArray(list) ? list.filter(isRow).reduce<number>((total, row) => total + of(row), 0) : 0
const cents = (sgd: unknown) => Math.round(Number(sgd) * 100)
const priceOf = (row: Row): number =>
  cents(row.price ?? 0) * Number(row.quantity ?? 1) + sum(row.addOns, (addOn) => priceOf(addOn))

test('totals add up', () => {
  const carts = rows.filter(({ row }) => isRow(row.calculated) && Array.isArray(row.items))
  expect(carts.length).toBeGreaterThan(3)
  for (const { call, row } of carts) {
    const calculated = row.calculated as Row
    expect([call, cents(calculated.subTotal)]).toEqual([call, sum(row.items, priceOf)])
  }
  const sums = rows.filter(({ row }) => row.subTotal !== undefined && isRow(row.discount))
  expect(sums.length).toBeGreaterThan(0)
  for (const { call, row } of sums)
    expect([call, cents(row.total)]).toEqual([call, cents(row.subTotal) - cents((row.discount as Row).amount)])
})
