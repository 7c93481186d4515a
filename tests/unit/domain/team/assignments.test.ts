import { describe, expect, it } from 'vitest'
import type { Shape } from '@/contract/types'
import { cellOf, solutionColumns, type PendingChange } from '@/domain/team/assignments'

const subscription = (id: string, more: Partial<Shape<'TeamSubscription'>> = {}): Shape<'TeamSubscription'> => ({
  subscriptionId: id,
  kind: 'SOLUTION',
  solutionUid: 'payroll',
  title: 'Payroll',
  variation: 'Monthly',
  status: 'ACTIVE',
  ...more,
})
const unit = (id: string, assigneeId: string | null, subscriptionId = 's'): Shape<'DoSubscription'> => ({
  id,
  solutionUid: 'payroll',
  variationUid: 'payroll-month',
  title: 'Payroll',
  variation: 'Monthly',
  status: assigneeId ? 'ACTIVE' : 'VACANT',
  assigneeId,
  subscriptionId,
})
const pending = (kind: PendingChange['kind'], unitId: string, memberId: string): PendingChange => ({
  kind, unitId, memberId, memberName: memberId, teamId: 't', subscriptionId: 's', title: 'Payroll',
}) // prettier-ignore
const assigned = [unit('u1', 'ann'), unit('u2', 'ben')]
const vacant = [unit('u3', null), unit('u4', null)]

describe('the matrix of a team', () => {
  it('has a column for each running solution, without the seats and what has ended', () => {
    const all = [subscription('s'), subscription('e', { status: 'ENDED' }), subscription('seats', { kind: 'SEATS' })]
    expect(solutionColumns(all, assigned, vacant)).toEqual([
      {
        subscriptionId: 's',
        solutionUid: 'payroll',
        variationUid: 'payroll-month',
        title: 'Payroll (monthly)',
        shortTitle: 'Payroll',
        assigned: 2,
        vacant: 2,
        free: ['u3', 'u4'],
        taken: ['u1', 'u2'],
      },
    ])
  })

  it('names the plan in a short title only where two columns have the same', () => {
    const all = [subscription('s'), subscription('y', { variation: 'Yearly' }), subscription('o', { title: 'Other' })]
    const titles = solutionColumns(all, assigned, vacant).map(({ shortTitle }) => shortTitle)
    expect(titles).toEqual(['Other', 'Payroll (monthly)', 'Payroll (yearly)'])
  })

  it('does not count what no unit is listed of, if it is of a kind that has no units for all we know', () => {
    const other = { kind: 'SOMETHING_NEW' as 'SOLUTION', solutionUid: 'other', title: 'Other' }
    expect(solutionColumns([subscription('o', other)], assigned, vacant)).toMatchObject([
      { assigned: undefined, vacant: undefined },
    ])
    expect(solutionColumns([subscription('o', { ...other, assigned: 3 })], assigned, vacant)).toMatchObject([
      { assigned: 3, vacant: undefined },
    ])
  })

  it('counts pending changes, and offers no unit twice', () => {
    const queue = [pending('assign', 'u3', 'cat'), pending('take', 'u1', 'ann')]
    const [column] = solutionColumns([subscription('s')], assigned, vacant, queue)
    expect(column).toMatchObject({ assigned: 2, vacant: 2, free: ['u4'] })
    expect(column && cellOf({ id: 'cat' }, column, assigned, queue)).toMatchObject({ state: 'pending', kind: 'assign' })
    expect(column && cellOf({ id: 'ann' }, column, assigned, queue)).toMatchObject({ state: 'pending', kind: 'take' })
    expect(column && cellOf({ id: 'ben' }, column, assigned, queue)).toEqual({ state: 'assigned', unitId: 'u2' })
    expect(column && cellOf({ id: 'dan' }, column, assigned, queue)).toEqual({ state: 'free', unitId: 'u4' })
    // Somebody else was faster: the list has it no longer, the queue still has.
    expect(solutionColumns([subscription('s')], [], vacant, queue.slice(1))).toMatchObject([{ assigned: 0 }])
  })

  it('says when no unit is left, and when a member has the same solution on another plan', () => {
    const [column] = solutionColumns([subscription('s')], assigned, [])
    expect(column && cellOf({ id: 'dan' }, column, assigned, [])).toEqual({ state: 'none' })
    const yearly = [...assigned, { ...unit('y1', 'dan', 'year'), variation: 'Annual' }]
    expect(column && cellOf({ id: 'dan' }, column, yearly, [])).toEqual({ state: 'other', title: 'Payroll (annual)' })
  })
})

describe('units of a solution', () => {
  const canva = { subscriptionId: 's', kind: 'SOLUTION' as const, title: 'Canva', status: 'ACTIVE' as const }
  const own = { id: 'u', solutionUid: 'canva', title: 'Canva', status: 'VACANT' as const }
  const other = { ...own, id: 'v', solutionUid: 'kit', title: 'Kit' }
  const exact = { ...other, subscriptionId: 't' }
  type Units = Shape<'DoSubscription'>[]

  it.each<[string, object, Units, Units, number | undefined, number | undefined, string]>([
    ['nothing is said', {}, [], [], undefined, undefined, 'unknown'],
    ['only units of others are listed', {}, [other], [other], undefined, undefined, 'unknown'],
    ['only assigned ones are found, by name', {}, [own], [other], 1, undefined, 'unknown'],
    ['one is vacant', {}, [], [own], undefined, 1, 'free'],
    ['the server counts none', { assigned: 3, vacant: 0 }, [], [], 3, 0, 'none'],
    ['the server counts two, and lists none', { vacant: 2 }, [], [], undefined, 2, 'unknown'],
    ['units name their subscriptions, and none this one', {}, [exact], [exact], 0, 0, 'none'],
  ])('%s', (_name, said, assigned, vacant, used, left, state) => {
    const [column] = solutionColumns([{ ...canva, ...said }], assigned, vacant)
    expect(column).toMatchObject({ title: 'Canva' })
    expect([column?.assigned, column?.vacant]).toEqual([used, left])
    if (column) expect(cellOf({ id: 'm' }, column, assigned, []).state).toBe(state)
  })

  it('of an unknown kind are found by what they name, as those of a solution', () => {
    const odd = { ...canva, kind: 'SOMETHING_NEW' as 'SOLUTION' }
    expect(solutionColumns([odd], [], [own])).toMatchObject([{ title: 'Canva', vacant: 1, free: ['u'] }])
  })

  it('with empty ids are not the same', () => {
    const kit = { ...own, solutionUid: '', title: 'Kit', assigneeId: 'm', status: 'ACTIVE' as const }
    const [column] = solutionColumns([canva], [kit], [{ ...own, solutionUid: '', assigneeId: 'm' }])
    expect(column && cellOf({ id: 'm' }, column, [kit], [])).toMatchObject({ state: 'free' })
  })
})
