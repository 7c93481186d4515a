import type { Shape, Team, TeamConnection } from '@/contract/types'
import { addressKey } from '@/lib/emailAddress'
import {
  areSeatsValid,
  mayConfirm,
  toSeat,
  validateAdmin,
  validateCompany,
  type CompanyDraft,
  type PaymentDraft,
  type SeatDraft,
} from './teamValidation'

export type Step = 1 | 2 | 3

/** The three steps: title, button, and progress of the stepper (R-STEP-01, R-MODAL-03). */
export const registrationSteps: readonly { step: Step; title: string; button: string; progress: number }[] = [
  { step: 1, title: 'Company details', button: 'Add team members', progress: 0 },
  { step: 2, title: 'Team details', button: 'Proceed to pay', progress: 0.5 },
  { step: 3, title: 'Confirm payment', button: 'Confirm', progress: 1 },
]

export type Registration = {
  step: Step
  /**
   * editing; saving (a step is being sent); paying; unsure (the response to the payment was lost, and the team is read
   * to find out the result); done.
   */
  phase: 'editing' | 'saving' | 'paying' | 'unsure' | 'done'
  /** Counts the requests: responses to an older one are ignored. */
  ticket: number
  teamId?: string
  admin: { name: string; email: string }
  company: CompanyDraft
  seats: SeatDraft[]
  /** Ids of the rows saved on the server, to determine which to delete. */
  savedIds: string[]
  /** Present on step 3 only, and only if there are members to pay for (R-TEAM-06). */
  card?: PaymentDraft
  agreed: boolean
  /** Errors are shown once the person has tried to continue (R-VAL-13). */
  showErrors: boolean
  problem?: string
  /** Known country names, for the location. */
  countries: readonly string[]
}

/** The input that may persist across a reload: never the card, never the consent. */
export type RegistrationDraft = Pick<Registration, 'company' | 'seats'> & { teamId?: string }

/** Initial data of the wizard: account, countries, and the server's unpaid team, if any (R-TEAM-07). */
export type Prefill = {
  admin: Registration['admin']
  countries: readonly string[]
  team?: Team | null
  members?: readonly TeamConnection[]
  draft?: RegistrationDraft
}

export type RegistrationEvent =
  | { type: 'opened'; prefill: Prefill }
  | { type: 'companyTyped'; company: Partial<CompanyDraft> }
  | { type: 'seatAdded'; key: string }
  | { type: 'seatTyped'; key: string; seat: Partial<Pick<SeatDraft, 'name' | 'email' | 'role'>> }
  | { type: 'seatRemoved'; key: string }
  | { type: 'cardTyped'; card: Partial<PaymentDraft> }
  | { type: 'agreed'; agreed: boolean }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'closed' }
  | { type: 'saved'; ticket: number; teamId: string; members?: readonly TeamConnection[] }
  | { type: 'failed'; ticket: number; problem: string }
  | { type: 'paid'; ticket: number }
  | { type: 'answerLost'; ticket: number }
  | { type: 'foundUnpaid'; ticket: number }

const emptyCompany: CompanyDraft = { companyName: '', companyLocation: '', website: '', companyBrn: '' }
const emptyCard: PaymentDraft = { nameOnCard: '', number: 'empty', expiry: 'empty', cvc: 'empty' }

/** Starts the wizard on step 1 (R-TEAM-07). Input stored in this browser takes precedence over the server's data. */
export function startRegistration(prefill: Prefill, ticket = 0): Registration {
  const { admin, countries, team, members = [], draft } = prefill
  const kept = draft && (draft.teamId === undefined || draft.teamId === team?.teamId) ? draft : undefined
  const saved = members.filter(({ connectionType }) => connectionType !== 'TEAM_OWNER')
  return {
    step: 1,
    phase: 'editing',
    ticket,
    ...(team && { teamId: team.teamId }),
    admin,
    countries,
    company: kept?.company ?? (team ? toCompany(team) : emptyCompany),
    seats: kept ? kept.seats.map((seat) => withId(seat, saved)) : saved.map((member) => toDraftSeat(member)),
    savedIds: saved.map(({ id }) => id),
    agreed: false,
    showErrors: false,
  }
}

const toCompany = (team: Team): CompanyDraft => ({
  companyName: team.companyName,
  companyLocation: team.companyLocation ?? '',
  website: team.website ?? '',
  companyBrn: team.companyBrn ?? '',
})

const toDraftSeat = ({ id, targetName, email, connectionType: role }: TeamConnection, key = id): SeatDraft => ({
  key,
  id,
  name: targetName,
  email,
  role: role === 'TEAM_OWNER' ? 'TEAM_ADMIN' : role,
})

/**
 * Assigns the id of the matching saved row to an input row; a row whose connection no longer exists becomes a new one.
 */
function withId({ id, ...seat }: SeatDraft, saved: readonly TeamConnection[]): SeatDraft {
  const match =
    saved.find((member) => member.id === id) ??
    saved.find((member) => addressKey(member.email) === addressKey(seat.email))
  return match ? { ...seat, id: match.id } : seat
}

/** Reducer of the wizard (R-TEAM-04 to R-TEAM-08). Events that do not fit the state are ignored. */
export function registration(state: Registration, event: RegistrationEvent): Registration {
  switch (event.type) {
    case 'opened':
      return state.phase === 'paying' ? state : startRegistration(event.prefill, state.ticket + 1)
    case 'closed':
      return close(state)
    case 'saved':
    case 'failed':
    case 'paid':
    case 'answerLost':
    case 'foundUnpaid':
      return event.ticket === state.ticket ? answered(state, event) : state
    default:
      return state.phase === 'editing' ? edit(state, event) : state
  }
}

type Answer = Extract<RegistrationEvent, { ticket: number }>
type Edit = Exclude<RegistrationEvent, Answer | { type: 'opened' | 'closed' }>

function edit(state: Registration, event: Edit): Registration {
  switch (event.type) {
    case 'companyTyped':
      return state.step === 1 ? { ...state, company: { ...state.company, ...event.company } } : state
    case 'seatAdded':
      return onStep2(state, [...state.seats, { key: event.key, name: '', email: '', role: '' }])
    case 'seatTyped':
      return onStep2(
        state,
        state.seats.map((seat) => (seat.key === event.key ? { ...seat, ...event.seat } : seat)),
      )
    case 'seatRemoved':
      return onStep2(
        state,
        state.seats.filter(({ key }) => key !== event.key),
      )
    case 'cardTyped':
      return state.card ? { ...state, card: { ...state.card, ...event.card } } : state
    case 'agreed':
      return state.step === 3 ? { ...state, agreed: event.agreed } : state
    case 'next':
      return next(state)
    case 'back':
      return state.step === 1 ? state : enter(state, state.step === 3 ? 2 : 1)
  }
}

const onStep2 = (state: Registration, seats: SeatDraft[]) => (state.step === 2 ? { ...state, seats } : state)

/** Shows a step. Leaving step 3 destroys the card fields and withdraws the consent (R-TEAM-06). */
function enter({ card: _card, problem: _problem, ...state }: Registration, step: Step): Registration {
  const pays = step === 3 && state.seats.length > 0
  return { ...state, step, phase: 'editing', agreed: false, showErrors: false, ...(pays && { card: emptyCard }) }
}

function next({ problem: _problem, ...state }: Registration): Registration {
  if (!isStepValid(state)) return { ...state, showErrors: true }
  return { ...state, phase: state.step === 3 ? 'paying' : 'saving', ticket: state.ticket + 1 }
}

/** Whether the current step can be completed. */
export function isStepValid({ step, company, countries, admin, seats, card, agreed }: Registration): boolean {
  if (step === 1) return Object.keys(validateCompany(company, countries)).length === 0
  if (step === 3) return mayConfirm(card, agreed)
  return Object.keys(validateAdmin(admin)).length === 0 && areSeatsValid(seats, [admin.email])
}

function answered(state: Registration, event: Answer): Registration {
  const { phase } = state
  switch (event.type) {
    case 'saved':
      if (phase === 'saving') return enter(keepSaved(state, event), state.step === 1 ? 2 : 3)
      // Step 3 saves the team before it pays.
      return phase === 'paying' ? keepSaved(state, event) : state
    case 'failed':
      return phase === 'saving' || phase === 'paying' ? { ...state, phase: 'editing', problem: event.problem } : state
    case 'paid':
      return phase === 'paying' || phase === 'unsure' ? { ...state, phase: 'done' } : state
    case 'answerLost':
      return phase === 'paying' ? { ...state, phase: 'unsure' } : state
    case 'foundUnpaid':
      return phase === 'unsure' ? { ...state, phase: 'editing', problem: 'You have not been charged.' } : state
  }
}

function keepSaved(state: Registration, { teamId, members }: Extract<Answer, { type: 'saved' }>): Registration {
  if (!members) return { ...state, teamId }
  const saved = members.filter(({ connectionType }) => connectionType !== 'TEAM_OWNER')
  const seats = state.seats.map((seat) => withId(seat, saved))
  return { ...state, teamId, seats, savedIds: saved.map(({ id }) => id) }
}

/**
 * Closing resets to step 1 and keeps the input; reopening loads the server's data. Closing is blocked during a
 * payment.
 */
function close(state: Registration): Registration {
  if (state.phase === 'paying') return state
  const { admin, countries, ticket } = state
  if (state.phase === 'done') return startRegistration({ admin, countries }, ticket + 1)
  return { ...enter(state, 1), ticket: ticket + 1 }
}

/** The step that is sent with the team: 3 only on step 3 with accepted terms (R-TEAM-05). */
export function stepToSend({ step, agreed }: Pick<Registration, 'step' | 'agreed'>): 1 | 3 {
  return step === 3 && agreed ? 3 : 1
}

/** The team payload of each step. */
export function teamToSend(state: Registration): Shape<'TeamDraft'> {
  const { teamId, company, admin } = state
  return {
    ...(teamId && { teamId }),
    companyName: company.companyName.trim(),
    companyBrn: company.companyBrn.trim() || null,
    companyLocation: company.companyLocation.trim(),
    website: company.website.trim(),
    ownerName: admin.name,
    ownerEmail: admin.email,
    step: stepToSend(state),
  }
}

/** The payload of step 2: rows to create or update, and ids of connections to delete. */
export function seatsToSend({ teamId, seats, savedIds }: Registration): {
  save: Shape<'TeamSeat'>[]
  remove: string[]
} {
  const left = new Set(seats.map(({ id }) => id))
  return { save: seats.map((seat) => toSeat(seat, teamId)), remove: savedIds.filter((id) => !left.has(id)) }
}

/** The input to persist across a reload or an expired session. */
export function toDraft({ teamId, company, seats }: Registration): RegistrationDraft {
  return { ...(teamId && { teamId }), company, seats }
}
