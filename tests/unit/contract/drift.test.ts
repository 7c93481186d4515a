import { describe, expect, it } from 'vitest'
import { checksOf } from '@/api/client/check'
import { compare, whyUnusable, type Checks } from '@/contract/check'
import connections from '@/contract/checks/connections.gen'
import { withMisfits } from '@/contract/drift'
import { whatWasFound } from '@/contract/found'
import { isSameJson } from '@/lib/objects'
import { everyCall } from '@tests/everyCall'

const checks: Checks = {
  answers: {
    'GET /media': [{ $: 'Order' }],
    'GET /logs': { $: 'OrderPage' },
    'GET /orders': [{ $: 'Order' }],
    'GET /doers': [{ $: 'Doer' }],
    'GET /users': [{ 'userId!': 's', 'email~': 's', 'token^': 's', anything: 'x' }],
    'GET /order': { 'items!': [{ $: 'Order' }] },
    'GET /rates': { 'rates!': { '*': 'n' } },
    'POST /pay': { 'order^': { $: 'Order' }, errorMessage: 's', '|': 'order|errorMessage' },
  },
  shared: {
    Doer: { '#': 'id', id: 's', name: 's' },
    OrderPage: { 'orders!': [{ $: 'Order' }] },
    Order: {
      'orderId!': 's',
      'status!': 's=PENDING|COMPLETE',
      phone: { '?': 's' },
      most: { '?': 'c' },
      isGift: 'b',
      word: 's=A|B',
      createdAt: 's~date-time',
      'dob@': { '?': 's~date' },
      calculated: { 'total!': 'n' },
      addOns: [{ 'uid!': 's' }],
      uids: ['s'],
    },
  },
}
const order = { orderId: 'o-1', status: 'PENDING' }
const orders = (changed: object) => {
  const answer = [order, { ...order, ...changed }]
  const misfits = compare(checks, 'GET /media', answer)
  return { answer, misfits, why: whyUnusable(misfits) }
}

describe('The check of an answer', () => {
  it.each([
    ['a type', { phone: true }, 'data[1].phone', 'string', true],
    ['a switch', { isGift: 'yes' }, 'data[1].isGift', 'boolean', 'yes'],
    ['a time that is no moment', { createdAt: 20_261_121 }, 'data[1].createdAt', 'string', 20_261_121],
    ['a count that is −1 instead of null', { most: -1 }, 'data[1].most', 'count', -1],
    ['an id that is −1 instead of null', { phone: -1 }, 'data[1].phone', 'string', -1],
    ['a list', { addOns: {} }, 'data[1].addOns', 'list', {}],
    ['an object', { calculated: [] }, 'data[1].calculated', 'object', []],
    ['something inside', { calculated: { total: 'S$5' } }, 'data[1].calculated.total', 'number', 'S$5'],
    ['something missing inside', { calculated: {} }, 'data[1].calculated.total', 'number', undefined],
    ['an item', { addOns: [{ uid: 'a' }, {}] }, 'data[1].addOns[1].uid', 'string', undefined],
  ])('leaves out an optional field because of %s, and names the place', (_what, changed, place, expected, found) => {
    const { answer, misfits, why } = orders(changed)
    expect(why).toBeUndefined()
    expect(misfits).toEqual([{ place, expected, found, outcome: 'left out' }])
    expect(answer).toEqual([order, order])
  })

  it('takes null for an optional field as missing: pages know no null where the contract has none', () => {
    const { answer, misfits, why } = orders({ isGift: null, addOns: null, calculated: null })
    expect(why).toBeUndefined()
    expect(misfits).toEqual([])
    expect(answer).toEqual([order, order])
  })

  it.each(['', ' ', '\u00a0'])('takes %j for a text that may be missing as missing, of whichever form', (text) => {
    const { answer, misfits, why } = orders({ phone: text, createdAt: text, dob: text, word: text })
    expect([why, misfits]).toEqual([undefined, []])
    expect(answer).toEqual([order, order])
    const needed = [{ userId: 'u-1', email: text, anything: text, token: text }]
    expect(compare(checks, 'GET /users', needed)).toEqual([])
    // A required one is kept, as an empty text.
    expect(needed).toEqual([{ userId: 'u-1', email: '', anything: text, token: text }])
  })

  it('reads a number as the text that the contract has: ids of a server that counts its rows', () => {
    const answer = [{ ...order, orderId: 7, phone: 91234567, addOns: [{ uid: 3 }], uids: [4, 'b'] }]
    const misfits = compare(checks, 'GET /orders', answer)
    expect(misfits.map(({ place, outcome }) => [place, outcome])).toEqual([
      ['data[0].orderId', 'kept'],
      ['data[0].phone', 'kept'],
      ['data[0].addOns[0].uid', 'kept'],
      ['data[0].uids[0]', 'kept'],
    ])
    expect(answer).toEqual([{ ...order, orderId: '7', phone: '91234567', addOns: [{ uid: '3' }], uids: ['4', 'b'] }])
  })

  it('reads a decimal numeral as the number that the contract has', () => {
    const answer = [{ ...order, most: '12', calculated: { total: '253.50' } }]
    const misfits = compare(checks, 'GET /orders', answer)
    expect(misfits.map(({ place, outcome }) => [place, outcome])).toEqual([
      ['data[0].most', 'kept'],
      ['data[0].calculated.total', 'kept'],
    ])
    expect(answer).toEqual([{ ...order, most: 12, calculated: { total: 253.5 } }])
    const rates = { rates: { HKD: '5.98' } }
    expect(whyUnusable(compare(checks, 'GET /rates', rates))).toBeUndefined()
    expect(rates).toEqual({ rates: { HKD: 5.98 } })
  })

  it.each(['', ' 5', '1,000', '1e3', '0x10', '007', '1.', '.5', '１２', 'Infinity', '5 SGD'])(
    'reads no number in %j',
    (total) => expect(orders({ calculated: { total } }).answer).toEqual([order, order]),
  )

  it.each(['12.00', '-1', '12345678901234567890'])('reads no count in %j', (most) =>
    expect(orders({ most }).answer).toEqual([order, order]),
  )

  it.each(['0001-01-01T00:00:00Z', '0000-00-00 00:00:00', '1970-01-01T00:00:00.000Z'])(
    'takes %s, a time that was never set, for an optional field as missing',
    (createdAt) => {
      const { answer, misfits } = orders({ createdAt })
      expect(misfits).toEqual([])
      expect(answer).toEqual([order, order])
    },
  )

  it.each([
    ['1970-01-01T00:00:00.000Z', '1970-01-01'],
    ['1990-05-04 00:00:00', '1990-05-04'],
    ['1990-05-04', '1990-05-04'],
    ['1990-05-04T00:00:00+08:00', '1990-05-04'],
    // The midnight of Singapore, of London in summer, and no day at all.
    ['1990-05-04T16:00:00.000Z', '1990-05-05'],
    ['1990-05-04T23:00:00Z', '1990-05-05'],
    ['May 1990', 'May 1990'],
    ['0001-01-01T00:00:00Z', undefined],
    [true, undefined],
    [{ toString: 1 }, undefined],
  ])('reads the birthday %s as %s', (sent, dob) => {
    const { answer } = orders({ dob: sent })
    expect(answer[1]).toEqual(dob === undefined ? order : { ...order, dob })
  })

  it.each([
    ['missing', { orderId: undefined }, 'missing'],
    ['null', { orderId: null }, 'missing'],
    ['of another type', { orderId: {} }, 'string expected'],
    ['zero', { orderId: 0 }, 'string expected'],
  ])('leaves out a row of which a required field is %s, and fails if no row fits', (_what, changed, expected) => {
    const { answer, misfits, why } = orders(changed)
    expect(why).toBeUndefined()
    expect(misfits).toMatchObject([{ place: 'data[1].orderId', expected: 'string', outcome: 'row left out' }])
    expect(answer).toEqual([order])
    const one = [{ ...order, ...changed }]
    expect(whyUnusable(compare(checks, 'GET /media', one))).toBe(`data[0].orderId: ${expected}`)
    expect(one).toHaveLength(1)
  })

  it.each([
    ['a row of a page', 'GET /logs', { orders: [order, {}] }, { orders: [order] }],
    ['a row that is null', 'GET /media', [null, order], [order]],
    ['a row that is sent again', 'GET /doers', [{ id: 'a' }, { id: 'b' }, { id: 'a' }], [{ id: 'a' }, { id: 'b' }]],
    [
      'one under a number',
      'GET /doers',
      [{ id: '7' }, { id: 7 }, { name: 'A' }, {}, {}],
      [{ id: '7' }, { name: 'A' }, {}, {}],
    ],
    ['an entry of a record', 'GET /rates', { rates: { HKD: 6, INR: '62,5' } }, { rates: { HKD: 6 } }],
  ])('leaves out %s', (_what, route, answer, expected) => {
    const misfits = compare(checks, route, answer)
    expect(misfits.map(({ outcome }) => outcome)).not.toContain('fails')
    expect(misfits).not.toEqual([])
    expect(answer).toEqual(expected)
  })

  it.each([{}, { email: null }])('takes a text that a row needs and lacks as empty: %o', (sent) => {
    const answer = [{ userId: 'u-1', ...sent }]
    expect(compare(checks, 'GET /users', answer)).toMatchObject([{ place: 'data[0].email', outcome: 'kept' }])
    expect(answer).toEqual([{ userId: 'u-1', email: '' }])
  })

  it('takes −1 for no count, but where the answer can’t do without', () => {
    const answer = { count: -1, seats: 5, accepted: -1, pending: 0, vacant: -1 }
    expect(compare(connections, 'GET /teams/{id}/countSeats', answer).map(({ place }) => place)).toEqual([
      'data.accepted',
      'data.vacant',
    ])
    expect(answer).toEqual({ count: -1, seats: 5, pending: 0 })
  })

  it.each(everyCall.filter(({ domain, route }) => isSameJson(checksOf(domain).answers[route], { $: 'Count' })))(
    'takes −1 for no answer where nothing but a count is asked: $id',
    ({ domain, route }) => {
      expect(whyUnusable(compare(checksOf(domain), route, { count: -1 }))).toBe('data.count: count expected')
      expect(compare(checksOf(domain), route, { count: 0 })).toEqual([])
    },
  )

  it('keeps two rows that have one key and differ, or none', () => {
    const answer = [{ id: 'a' }, { id: 'a', name: 'A' }, { id: '' }, { id: '' }]
    expect(compare(checks, 'GET /doers', answer)).toEqual([])
    expect(answer).toHaveLength(4)
  })

  it('fails if a part of a record does not fit, or a row of a list that proves what does not exist', () => {
    const answer = { items: [order, {}] }
    expect(whyUnusable(compare(checks, 'GET /order', answer))).toBe('data.items[1].orderId: missing')
    expect(whyUnusable(compare(checks, 'GET /orders', [order, {}]))).toBe('data[1].orderId: missing')
    expect(answer.items).toHaveLength(2)
  })

  it('fails if no entry of a record fits', () => {
    expect(whyUnusable(compare(checks, 'GET /rates', { rates: { HKD: '' } }))).toBe('data.rates.HKD: number expected')
    expect(whyUnusable(compare(checks, 'GET /rates', { rates: {} }))).toBeUndefined()
  })

  it.each(['2 March 2026', '05/12/2026', 'soon'])('leaves out the time %j', (createdAt) => {
    const { answer, misfits, why } = orders({ createdAt })
    expect(why).toBeUndefined()
    expect(misfits).toMatchObject([{ place: 'data[1].createdAt', found: createdAt, outcome: 'left out' }])
    expect(answer[1]).not.toHaveProperty('createdAt')
  })

  it('keeps words that it does not know, and days of another form', () => {
    const changed = { status: 'ON_HOLD', createdAt: '2026-03-02' }
    const { answer, misfits, why } = orders(changed)
    expect(why).toBeUndefined()
    expect(misfits).toEqual([
      { place: 'data[1].status', expected: 'one of PENDING, COMPLETE', found: 'ON_HOLD', outcome: 'kept' },
      { place: 'data[1].createdAt', expected: 'date-time', found: '2026-03-02', outcome: 'kept' },
    ])
    expect(answer[1]).toMatchObject(changed)
  })

  it.each(['complete', 'Complete', 'COMPLETE '])('reads %j as the word of the contract, and notes it', (status) => {
    const { answer, misfits } = orders({ status })
    expect(misfits).toMatchObject([{ place: 'data[1].status', found: status, outcome: 'kept' }])
    expect(answer[1]).toMatchObject({ status: 'COMPLETE' })
  })

  it('fails if a field that may be missing must not be wrong', () => {
    const misfits = compare(checks, 'POST /pay', { order: { orderId: [] }, errorMessage: 'No' })
    expect(whyUnusable(misfits)).toBe('data.order.orderId: string expected')
  })

  it('fails if everything is missing that the answer could be about', () => {
    expect(whyUnusable(compare(checks, 'POST /pay', { data: { order } }))).toBe('data: order or errorMessage expected')
    expect(whyUnusable(compare(checks, 'POST /pay', { errorMessage: 'Declined' }))).toBeUndefined()
  })

  it('finds an object where a list belongs', () => {
    expect(whyUnusable(compare(checks, 'GET /media', { data: [order] }))).toBe('data: list expected')
  })
})

it.each([
  ['data.phone', '+65 9123 4567', 'text of 13 characters'],
  ['data.phone', 91234567, 'number of 8 digits'],
  ['data.contact', 'mei.tan@example.com', 'text of 19 characters'],
  ['data[3].lastName', 'Tan', 'text of 3 characters'],
  ['data.tokens[2]', 'abc', 'text of 3 characters'],
  ['data.value', 'eyJhbGciOi.J9.x', 'text of 15 characters'],
  ['data.value', 'S1234567D', 'text of 9 characters'],
  ['data.status', 'ON_HOLD', 'text "ON_HOLD"'],
  ['data.createdAt', '2026-03-02 04:10', 'text "2026-03-02 04:10"'],
  ['data.title', 'x'.repeat(60), `text "${'x'.repeat(39)}…"`],
  ['data.title', '', 'empty text'],
  ['data.startsAt', 1772424600000, 'number 1772424600000'],
  ['data.isAdmin', false, 'boolean false'],
  ['data', [1, 2], 'list of 2'],
  ['data', { data: [], 'mei@example.com': 1 }, 'object with data, [hidden]'],
  ['data', {}, 'an empty object'],
  ['data', undefined, 'nothing'],
  ['data', null, 'null'],
])('what was found at %s: %s is said as %s', (place, value, said) => expect(whatWasFound(place, value)).toBe(said))

describe('The differences of a call', () => {
  const asked = { id: 'listMyOrders', route: 'GET /orders' }
  const misfit = (place: string, expected = 'string') => ({ place, expected, found: 7, outcome: 'fails' as const })

  it('are counted once for all items of a list, with the first and the last time', () => {
    const first = withMisfits([], asked, [misfit('data[0].orderId'), misfit('data[3].orderId')], 1000)
    const all = withMisfits(first, asked, [misfit('data[1].orderId'), misfit('data[1].status')], 2000)
    expect(all).toMatchObject([
      { place: 'data[0].orderId', count: 3, first: 1000, last: 2000 },
      { place: 'data[1].status', count: 1, first: 2000, last: 2000 },
    ])
  })

  it('are distinct by call and by what was expected', () => {
    const known = withMisfits([], asked, [misfit('data', 'list'), misfit('data', 'object')], 0)
    expect(withMisfits(known, { id: 'a', route: 'GET /a' }, [misfit('data', 'list')], 0)).toHaveLength(3)
  })
})
