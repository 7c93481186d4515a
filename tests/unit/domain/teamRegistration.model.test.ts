import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TeamConnection } from '@/contract/types'
import {
  registration,
  startRegistration,
  stepToSend,
  seatsToSend,
  teamToSend,
  toDraft,
  type Prefill,
  type Registration,
  type RegistrationDraft,
  type RegistrationEvent,
} from '@/domain/team/teamRegistration'
import { areSeatsValid, validateCompany } from '@/domain/team/teamValidation'

/** The model of the server: the unpaid team and its rows, and the payments by the ticket of their request. */
type Server = { teams: number; unpaid: boolean; rows: TeamConnection[]; payments: number[]; nextId: number }
type World = { wizard: Registration; server: Server; draft?: RegistrationDraft; keys: number }

const admin = { name: 'Wei Ling Tan', email: 'wl@kopi.works' }
const countries = ['Singapore', 'India']

const start: World = {
  wizard: startRegistration({ admin, countries }),
  server: { teams: 0, unpaid: false, rows: [], payments: [], nextId: 1 },
  keys: 0,
}

const prefillOf = ({ server, draft }: Pick<World, 'server' | 'draft'>): Prefill => ({
  admin,
  countries,
  team: server.unpaid ? { teamId: `t-${server.teams}`, companyName: 'Kopi Works' } : null,
  members: server.rows,
  ...(draft && { draft }),
})

// Actions of a user, the network and the server, in any order.
const moves = [
  'typeCompany',
  'typeNonsense',
  'addRow',
  'typeRow',
  'typeSameAddress',
  'removeRow',
  'typeCard',
  'agree',
  'disagree',
  'next',
  'back',
  'close',
  'reopen',
  'reload',
  'serverSaves',
  'serverRefuses',
  'answerLost',
  'found',
  'lateAnswer',
] as const
type Move = (typeof moves)[number]

function move(world: World, what: Move, pick: number): World {
  const { wizard } = world
  const row = wizard.seats[pick % Math.max(1, wizard.seats.length)]?.key ?? 'none'
  const tell = (event: RegistrationEvent): World => ({ ...world, wizard: registration(wizard, event) })
  const { ticket } = wizard
  switch (what) {
    case 'typeCompany':
      return tell({
        type: 'companyTyped',
        company: { companyName: 'Kopi', companyLocation: 'Singapore', website: 'kopi.works' },
      })
    case 'typeNonsense':
      return tell({ type: 'companyTyped', company: { companyLocation: '123' } })
    case 'addRow':
      return { ...tell({ type: 'seatAdded', key: `r${world.keys}` }), keys: world.keys + 1 }
    case 'typeRow':
      return tell({
        type: 'seatTyped',
        key: row,
        seat: { name: 'Ana', email: `${row}@kopi.works`, role: 'TEAM_ADMIN' },
      })
    case 'typeSameAddress':
      return tell({ type: 'seatTyped', key: row, seat: { email: admin.email } })
    case 'removeRow':
      return tell({ type: 'seatRemoved', key: row })
    case 'typeCard':
      return tell({
        type: 'cardTyped',
        card: { nameOnCard: 'Wei Ling', number: 'complete', expiry: 'complete', cvc: pick % 3 ? 'complete' : 'wrong' },
      })
    case 'agree':
    case 'disagree':
      return tell({ type: 'agreed', agreed: what === 'agree' })
    case 'next':
    case 'back':
      return tell({ type: what })
    case 'close':
      return { ...tell({ type: 'closed' }), draft: toDraft(wizard) }
    case 'reopen':
      return tell({ type: 'opened', prefill: prefillOf(world) })
    case 'reload': {
      // The wizard is unmounted (also by an expired session); the draft and the server state remain.
      const draft = toDraft(wizard)
      return { ...world, draft, wizard: startRegistration(prefillOf({ server: world.server, draft }), ticket + 1) }
    }
    case 'serverSaves':
      return answer(world)
    case 'serverRefuses':
      return tell({ type: 'failed', ticket, problem: 'Busy' })
    case 'answerLost':
      if (wizard.phase !== 'paying') return world
      return {
        ...world,
        server: pick % 2 ? paid(world) : world.server,
        wizard: registration(wizard, { type: 'answerLost', ticket }),
      }
    case 'found':
      return tell(world.server.payments.includes(ticket) ? { type: 'paid', ticket } : { type: 'foundUnpaid', ticket })
    case 'lateAnswer':
      return tell({ type: 'saved', ticket: ticket - 1, teamId: 't-0', members: [] })
  }
}

const paid = ({ server, wizard }: World): Server => ({
  ...server,
  unpaid: false,
  rows: [],
  payments: [...server.payments, wizard.ticket],
})

function answer(world: World): World {
  const { wizard, server } = world
  const { ticket } = wizard
  if (wizard.phase === 'paying') {
    return { ...world, server: paid(world), wizard: registration(wizard, { type: 'paid', ticket }) }
  }
  if (wizard.phase !== 'saving') return world
  const { save, remove } = wizard.step === 2 ? seatsToSend(wizard) : { save: [], remove: [] }
  let nextId = server.nextId
  const kept = server.rows.filter(({ id }) => !remove.includes(id) && !save.some((seat) => seat.id === id))
  const rows = save.map((seat): TeamConnection => ({
    id: seat.id ?? `con-${nextId++}`,
    teamId: 't-1',
    targetName: seat.name,
    email: seat.email,
    connectionType: seat.role,
    status: 'PENDING',
  }))
  const teams = server.unpaid ? server.teams : server.teams + 1
  const after: Server = { ...server, teams, unpaid: true, rows: [...kept, ...rows], nextId }
  return {
    ...world,
    server: after,
    wizard: registration(wizard, { type: 'saved', ticket, teamId: `t-${teams}`, members: after.rows }),
  }
}

function check(before: World, what: Move, { wizard, server }: World): void {
  const was = before.wizard
  const outside: readonly Move[] = ['close', 'reopen', 'reload']
  // Advances one step at most, and never beyond an incomplete one.
  if (!outside.includes(what)) expect(Math.abs(wizard.step - was.step)).toBeLessThanOrEqual(1)
  if (wizard.step > was.step) expect(was.phase).toBe('saving')
  // Card and consent exist on step 3 only.
  if (wizard.step !== 3) {
    expect(wizard.card).toBeUndefined()
    expect(wizard.agreed).toBe(false)
  }
  // No step is passed with invalid input.
  if (wizard.step > 1) expect(validateCompany(wizard.company, countries)).toEqual({})
  if (wizard.step === 3) expect(areSeatsValid(wizard.seats, [admin.email])).toBe(true)
  // 3 is sent exactly if the terms are accepted on step 3.
  expect(stepToSend(wizard) === 3).toBe(wizard.step === 3 && wizard.agreed)
  expect(teamToSend(wizard).step).toBe(stepToSend(wizard))
  // A payment needs a complete card (if there are members to pay for) and the terms, and is requested once at a time.
  if (wizard.phase === 'paying') {
    expect(wizard).toMatchObject({ step: 3, agreed: true })
    expect(wizard.card !== undefined).toBe(wizard.seats.length > 0)
    if (was.phase !== 'paying') expect(was.phase).toBe('editing')
  }
  if (wizard.phase === 'unsure') expect(['paying', 'unsure']).toContain(was.phase)
  // After step 2 the server has exactly the rows of the form.
  if (was.step === 2 && wizard.step === 3) {
    expect(server.rows.map(({ email }) => email).sort()).toEqual(wizard.seats.map(({ email }) => email).sort())
    expect([...wizard.savedIds].sort()).toEqual(server.rows.map(({ id }) => id).sort())
  }
  // Reopening starts on step 1.
  if (outside.includes(what) && was.phase !== 'paying') expect(wizard.step).toBe(1)
}

/** The next action of a user who wants to complete the registration. */
function sensible({ wizard }: World, pick: number): Move {
  const { phase, step, company, seats, card, agreed } = wizard
  if (phase === 'unsure') return 'found'
  if (phase === 'done') return 'close'
  if (phase !== 'editing') return pick % 5 ? 'serverSaves' : 'answerLost'
  if (step === 1) return Object.keys(validateCompany(company, countries)).length > 0 ? 'typeCompany' : 'next'
  if (step === 2) return areSeatsValid(seats, [admin.email]) ? (pick % 3 ? 'next' : 'addRow') : 'typeRow'
  if (!agreed) return 'agree'
  return card && pick % 2 ? 'typeCard' : 'next'
}

// Half of the actions advance, the others are random, so that many runs reach the payment.
const walk = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...moves), fc.nat(20)), { minLength: 20, maxLength: 120 })

it('keeps its invariants for any actions of the user, the network and the server (T7.3)', () => {
  const ends = { 'step 3': 0, paying: 0, unsure: 0, done: 0 }
  fc.assert(
    fc.property(walk, (played) => {
      const seen = new Set<string>()
      let world = start
      for (const [leadsOn, any, pick] of played) {
        const before = world
        const what = leadsOn ? sensible(world, pick) : any
        world = move(world, what, pick)
        check(before, what, world)
        seen.add(world.wizard.step === 3 ? 'step 3' : '').add(world.wizard.phase)
      }
      // One intent, at most one payment.
      expect(new Set(world.server.payments).size).toBe(world.server.payments.length)
      for (const end of Object.keys(ends) as (keyof typeof ends)[]) if (seen.has(end)) ends[end] += 1
    }),
    { numRuns: 2_000, seed: 20_261_121 },
  )
  // The runs must reach the states under test.
  expect(Math.min(...Object.values(ends))).toBeGreaterThan(300)
})

it('reaches every step and every outcome', () => {
  const road: Move[] = [
    'typeCompany',
    'next',
    'serverSaves',
    'addRow',
    'typeRow',
    'next',
    'serverSaves',
    'typeCard',
    'agree',
    'next',
    'answerLost',
    'found',
  ]
  const phases = new Set<string>()
  const end = road.reduce((world, what) => {
    const after = move(world, what, 1)
    phases.add(`${after.wizard.step} ${after.wizard.phase}`)
    return after
  }, start)
  expect([...phases]).toEqual([
    '1 editing',
    '1 saving',
    '2 editing',
    '2 saving',
    '3 editing',
    '3 paying',
    '3 unsure',
    '3 done',
  ])
  expect(end.server.payments).toHaveLength(1)
})
