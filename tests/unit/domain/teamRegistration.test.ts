import { describe, expect, it } from 'vitest'
import {
  isStepValid,
  registration,
  registrationSteps,
  seatsToSend,
  startRegistration,
  stepToSend,
  teamToSend,
  toDraft,
  type Prefill,
  type Registration,
  type RegistrationEvent,
} from '@/domain/team/teamRegistration'
import type { Team, TeamConnection } from '@/contract/types'

const prefill: Prefill = { admin: { name: 'Wei Ling Tan', email: 'wl@kopi.works' }, countries: ['Singapore', 'India'] }
const company = { companyName: ' Kopi Works ', companyLocation: 'Singapore', website: 'kopi.works', companyBrn: '' }
const card = { nameOnCard: 'Wei Ling', number: 'complete', expiry: 'complete', cvc: 'complete' } as const
const ana = { name: 'Ana', email: 'ana@kopi.works', role: 'TEAM_ADMIN' } as const

const team: Team = { teamId: 't-1', companyName: 'Kopi Works', companyLocation: 'Singapore', website: 'kopi.works' }
const member = (id: string, email: string, more: Partial<TeamConnection> = {}): TeamConnection => ({
  id,
  teamId: 't-1',
  targetName: id,
  email,
  connectionType: 'TEAM_MEMBER',
  status: 'PENDING',
  ...more,
})

const play = (state: Registration, ...events: RegistrationEvent[]) => events.reduce(registration, state)
const saved = (state: Registration, members?: TeamConnection[]): RegistrationEvent => ({
  type: 'saved',
  ticket: state.ticket,
  teamId: 't-1',
  ...(members && { members }),
})

function onStep2() {
  const asked = play(startRegistration(prefill), { type: 'companyTyped', company }, { type: 'next' })
  return play(asked, saved(asked))
}
function onStep3(withMember = true) {
  const typed = withMember
    ? play(onStep2(), { type: 'seatAdded', key: 'r1' }, { type: 'seatTyped', key: 'r1', seat: ana })
    : onStep2()
  const asked = play(typed, { type: 'next' })
  return play(asked, saved(asked, withMember ? [member('con-1', 'ana@kopi.works')] : []))
}
const ready = () => play(onStep3(), { type: 'cardTyped', card }, { type: 'agreed', agreed: true })
const paying = () => play(ready(), { type: 'next' })

describe('going forward', () => {
  it('shows errors only once the person tries to continue (R-VAL-13)', () => {
    const fresh = startRegistration(prefill)
    expect(fresh).toMatchObject({ step: 1, phase: 'editing', showErrors: false })
    expect(play(fresh, { type: 'next' })).toMatchObject({ step: 1, phase: 'editing', showErrors: true })
  })

  it('saves step 1, then shows step 2 with fresh errors', () => {
    const asked = play(
      startRegistration(prefill),
      { type: 'next' },
      { type: 'companyTyped', company },
      { type: 'next' },
    )
    expect(asked).toMatchObject({ step: 1, phase: 'saving' })
    expect(play(asked, { type: 'next' })).toBe(asked)
    expect(play(asked, saved(asked))).toMatchObject({ step: 2, phase: 'editing', teamId: 't-1', showErrors: false })
  })

  it('stays on the step if saving fails, and keeps the input', () => {
    const asked = play(startRegistration(prefill), { type: 'companyTyped', company }, { type: 'next' })
    const failed = play(asked, { type: 'failed', ticket: asked.ticket, problem: 'Busy' })
    expect(failed).toMatchObject({ step: 1, phase: 'editing', problem: 'Busy', company })
    expect(play(failed, { type: 'next' }).problem).toBeUndefined()
  })

  it('completes step 2 without members (R-TEAM-08), and then requires no card', () => {
    const state = onStep3(false)
    expect(state).toMatchObject({ step: 3, seats: [] })
    expect(state.card).toBeUndefined()
    const agreed = play(state, { type: 'agreed', agreed: true })
    expect(isStepValid(agreed)).toBe(true)
    expect(play(agreed, { type: 'next' }).phase).toBe('paying')
  })

  it('does not complete step 2 if a row repeats the administrator’s e-mail', () => {
    const twice = play(
      onStep2(),
      { type: 'seatAdded', key: 'r1' },
      { type: 'seatTyped', key: 'r1', seat: { ...ana, email: 'WL@kopi.works' } },
      { type: 'next' },
    )
    expect(twice).toMatchObject({ step: 2, phase: 'editing', showErrors: true })
  })

  it('assigns the ids of the saved rows', () => {
    expect(onStep3()).toMatchObject({ seats: [{ key: 'r1', id: 'con-1', ...ana }], savedIds: ['con-1'] })
  })

  it('pays only with a complete card and accepted terms', () => {
    expect(play(onStep3(), { type: 'next' })).toMatchObject({ phase: 'editing', showErrors: true })
    expect(play(onStep3(), { type: 'cardTyped', card }, { type: 'next' }).phase).toBe('editing')
    expect(paying().phase).toBe('paying')
    const done = play(paying(), { type: 'paid', ticket: paying().ticket })
    expect(done.phase).toBe('done')
  })
})

describe('going back', () => {
  it('destroys card and consent between 3 and 2 (R-TEAM-06)', () => {
    const back = play(ready(), { type: 'back' })
    expect(back).toMatchObject({ step: 2, agreed: false })
    expect(back).not.toHaveProperty('card')
    const asked = play(back, { type: 'next' })
    expect(play(asked, saved(asked)).card).toEqual({ nameOnCard: '', number: 'empty', expiry: 'empty', cvc: 'empty' })
  })

  it('goes no further back than step 1', () => {
    const first = play(onStep2(), { type: 'back' })
    expect(first.step).toBe(1)
    expect(play(first, { type: 'back' })).toBe(first)
  })

  it('closes to step 1 and ignores a late response (R-TEAM-07)', () => {
    const asked = play(onStep2(), { type: 'next' })
    const closed = play(asked, { type: 'closed' })
    expect(closed).toMatchObject({ step: 1, phase: 'editing', company })
    expect(play(closed, saved(asked))).toBe(closed)
  })

  it('does not close while paying, and closes empty when done', () => {
    const state = paying()
    expect(play(state, { type: 'closed' })).toBe(state)
    expect(play(state, { type: 'opened', prefill })).toBe(state)
    const done = play(state, { type: 'paid', ticket: state.ticket }, { type: 'closed' })
    expect(done).toMatchObject({ step: 1, phase: 'editing', seats: [], savedIds: [] })
    expect(done.teamId).toBeUndefined()
  })
})

describe('a payment whose response was lost', () => {
  const unsure = () => play(paying(), { type: 'answerLost', ticket: paying().ticket })

  it('blocks a second payment while the result is unknown', () => {
    expect(unsure().phase).toBe('unsure')
    expect(play(unsure(), { type: 'next' })).toEqual(unsure())
  })

  it('ends as paid, or reports that nothing was charged', () => {
    const { ticket } = unsure()
    expect(play(unsure(), { type: 'paid', ticket }).phase).toBe('done')
    const again = play(unsure(), { type: 'foundUnpaid', ticket })
    expect(again).toMatchObject({ step: 3, phase: 'editing', problem: 'You have not been charged.', card })
  })

  it('keeps the form if the card is declined', () => {
    const state = paying()
    const declined = play(state, { type: 'failed', ticket: state.ticket, problem: 'Your card was declined' })
    expect(declined).toMatchObject({ step: 3, phase: 'editing', agreed: true, card, problem: 'Your card was declined' })
  })
})

describe('reopening', () => {
  const members = [
    member('con-0', 'wl@kopi.works', { connectionType: 'TEAM_OWNER' }),
    member('con-1', 'ana@kopi.works'),
  ]

  it('is prefilled from the unpaid team and its members, without the owner', () => {
    const state = startRegistration({ ...prefill, team, members })
    expect(state).toMatchObject({ step: 1, teamId: 't-1', savedIds: ['con-1'] })
    expect(state.company).toEqual({
      companyName: 'Kopi Works',
      companyLocation: 'Singapore',
      website: 'kopi.works',
      companyBrn: '',
    })
    expect(state.seats).toEqual([
      { key: 'con-1', id: 'con-1', name: 'con-1', email: 'ana@kopi.works', role: 'TEAM_MEMBER' },
    ])
  })

  it('prefers local input, matched row by row with the saved rows', () => {
    const draft = toDraft(play(onStep3(), { type: 'back' }, { type: 'seatAdded', key: 'r2' }))
    const state = startRegistration({ ...prefill, team, members, draft })
    expect(state.company.companyName).toBe(' Kopi Works ')
    expect(state.seats).toEqual([
      { key: 'r1', id: 'con-1', ...ana },
      { key: 'r2', name: '', email: '', role: '' },
    ])
    const gone = startRegistration({ ...prefill, team, members: [], draft })
    expect(gone.seats[0]).not.toHaveProperty('id')
  })

  it('drops a draft of another team, and never stores card or consent', () => {
    const draft = { ...toDraft(ready()), teamId: 't-9' }
    expect(startRegistration({ ...prefill, team, draft }).company.companyName).toBe('Kopi Works')
    expect(Object.keys(toDraft(ready())).sort()).toEqual(['company', 'seats', 'teamId'])
  })
})

describe('the payloads', () => {
  it.each([
    [1, false, 1],
    [2, false, 1],
    [3, false, 1],
    [3, true, 3],
    [2, true, 1],
  ] as const)('on step %i, agreed %s: step %i (R-TEAM-05)', (step, agreed, sent) =>
    expect(stepToSend({ step, agreed })).toBe(sent),
  )

  it('sends the team trimmed, with the administrator', () => {
    expect(teamToSend(ready())).toEqual({
      teamId: 't-1',
      companyName: 'Kopi Works',
      companyBrn: null,
      companyLocation: 'Singapore',
      website: 'kopi.works',
      ownerName: 'Wei Ling Tan',
      ownerEmail: 'wl@kopi.works',
      step: 3,
    })
    expect(teamToSend(startRegistration(prefill))).not.toHaveProperty('teamId')
  })

  it('saves the rows and deletes removed ones', () => {
    const state = startRegistration({
      ...prefill,
      team,
      members: [member('con-1', 'a@b.co'), member('con-2', 'c@d.co')],
    })
    const second = { ...state, step: 2 as const }
    const changed = play(second, { type: 'seatRemoved', key: 'con-1' }, { type: 'seatTyped', key: 'con-2', seat: ana })
    expect(seatsToSend(changed)).toEqual({ save: [{ id: 'con-2', teamId: 't-1', ...ana }], remove: ['con-1'] })
  })
})

it('uses the specified names of steps, buttons and progress', () => {
  expect(registrationSteps.map(({ title, button, progress }) => [title, button, progress])).toEqual([
    ['Company details', 'Add team members', 0],
    ['Team details', 'Proceed to pay', 0.5],
    ['Confirm payment', 'Confirm', 1],
  ])
})
