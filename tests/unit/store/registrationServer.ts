import { fc } from '@tests/properties'
import type { Shape, Team, TeamConnection } from '@/contract/types'
import type { CardFace } from '@/domain/billing/sameCard'

/** The card that is entered. */
export const face: CardFace = { last4: '4242', exp_month: 12, exp_year: 2040 }

/** The fate of one call. */
export type Fate =
  | 'fine' | 'slow' | 'refused' | 'conflict' | 'forbidden' | 'lost before' | 'lost after' | 'failed' | 'session over'
  | 'declined' | 'secure' // prettier-ignore

/** The fates of the first calls of an operation, in order; `bank` is the 3-D Secure dialog. */
export type Aimed = Record<string, Fate[]>

/** Every call that the wizard makes. */
export const wizardCalls = [
  'getMyInactiveTeam', 'getTeam', 'saveTeam', 'listTeamConnections', 'saveConnection', 'deleteConnection',
  'countTeamSeats', 'isTeamPaymentRequired', 'getTime', 'listTeamStripeCards', 'saveStripeCustomer', 'addTeamSeats',
  'sendTeamCreatedEmail', 'markInvitationsSeen', 'switchAccount',
] // prettier-ignore

const refusals: Partial<Record<Fate, number>> = { refused: 422, conflict: 409, forbidden: 403 }

/** Where the mocked calls and the mocked bank end. */
type World = { call: (name: string, args: unknown) => Promise<unknown>; bank: () => Promise<string> }

/** The server: one unpaid team, its members, its cards, what it was charged. */
export function makeServer(world: World, fates: Fate[], aimed: Aimed = {}) {
  let team: Team | null = null
  let rows: TeamConnection[] = []
  let cards: { id: string; card: CardFace }[] = []
  let seats = 0
  let next = 0
  let signedIn = true
  let waitingForBank = false
  const charges: number[] = []
  const log: string[] = []
  const pay = (count: number) => {
    charges.push(count)
    seats += count
    if (team) team = { ...team, status: 'ACTIVE' }
  }
  const error = (status: number | string, message = 'No') => ({ error: { status, message }, isError: true })
  const declined = { error: { status: 402, message: 'Declined', code: 'card_declined', data: { message: 'Declined' } } }

  type Asked = {
    body?: { team?: Team; member?: Record<string, string>; membersCount?: number }
    memberId?: string
  }
  const handlers: Record<string, (asked: Asked) => unknown> = {
    getMyInactiveTeam: () => (team?.status === 'INACTIVE' ? team : null),
    getTeam: () => team,
    saveTeam: ({ body }) => {
      const { step, ...draft } = body?.team ?? { teamId: '', companyName: '' }
      team = { ...(team ?? { status: 'INACTIVE' }), ...draft, teamId: 't-1' }
      if (step === 3 && rows.length === 0 && cards.length > 0) team = { ...team, status: 'ACTIVE' }
      return team
    },
    listTeamConnections: () => rows,
    saveConnection: ({ body }) => {
      const { id, name: targetName = '', email = '', role } = body?.member ?? {}
      const taken = rows.some((row) => row.email === email && row.id !== id)
      if (taken) return error(409, 'Email already in team')
      const connectionType = (role ?? 'TEAM_MEMBER') as Shape<'TeamRole'>
      const row: TeamConnection = { id: id ?? `con-${next++}`, teamId: 't-1', targetName, email, connectionType, status: 'PENDING' } // prettier-ignore
      rows = [...rows.filter((one) => one.id !== row.id), row]
      return row
    },
    deleteConnection: ({ memberId }) => {
      rows = rows.filter(({ id }) => id !== memberId)
      return { ok: true }
    },
    countTeamSeats: () => ({ count: seats, seats }),
    isTeamPaymentRequired: () => ({ isPaymentRequired: rows.length > 0 || cards.length === 0, seatPrice: 5.5, remainingDays: 9, daysInMonth: 30 }), // prettier-ignore
    getTime: () => ({ time: '2026-11-22T04:00:00Z' }),
    listTeamStripeCards: () => cards,
    saveStripeCustomer: () => {
      cards = [...cards, { id: `pm-${next++}`, card: face }]
      return {}
    },
    addTeamSeats: ({ body }) => {
      pay(body?.membersCount ?? 0)
      return { amount: 1.65, seats: body?.membersCount }
    },
    sendTeamCreatedEmail: () => ({ ok: true }),
    markInvitationsSeen: () => ({ ok: true }),
    switchAccount: () => ({}),
    getPremiumStatus: () => ({ isPremiumMember: true }),
  }
  const isRead = (name: string) => /^(get|list|count|is)/.test(name)
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
  let turn = 0

  let isCalm = false
  let saves = 0
  const fateOf = (name: string): Fate => {
    const fate = fates[turn++ % fates.length] ?? 'fine'
    return isCalm ? 'fine' : (aimed[name]?.shift() ?? fate)
  }
  world.call = async (name, args) => {
    const fate = fateOf(name)
    const run = () => {
      const answer = handlers[name]?.((args ?? {}) as Asked)
      return typeof answer === 'object' && answer !== null && 'error' in answer ? answer : { data: answer }
    }
    if (name === 'saveTeam') saves += 1
    await pause(fate === 'slow' ? 20_000 : 30)
    if (name === 'saveTeam') saves -= 1
    if (!signedIn || (fate === 'session over' && !isRead(name))) {
      signedIn = false
      return error(401)
    }
    if (!isRead(name)) log.push(name)
    if (fate === 'declined') return name === 'addTeamSeats' || name === 'saveStripeCustomer' ? declined : run()
    if (fate === 'secure' && name === 'addTeamSeats') {
      waitingForBank = true
      return { data: { amount: 1.65, seats: 1, requires_action: true, client_secret: 'pi_secret' } }
    }
    const refusal = refusals[fate]
    if (refusal !== undefined && !isRead(name)) return error(refusal)
    if (fate === 'failed') return error(500)
    if (fate === 'lost before') return error('offline')
    const answer = run()
    return fate === 'lost after' ? error('timeout') : answer
  }
  world.bank = async () => {
    const fate = fateOf('bank')
    await pause(3000)
    if (fate === 'declined' || fate === 'refused') return 'refused'
    if (fate !== 'lost before' && waitingForBank) pay(rows.length)
    waitingForBank = false
    return fate === 'fine' || fate === 'slow' || fate === 'secure' ? 'confirmed' : 'unknown'
  }
  return {
    charges,
    log,
    team: () => team,
    rows: () => rows,
    /** A company is on its way here, maybe from a page that has been left. */
    isSaving: () => saves > 0,
    isSignedIn: () => signedIn,
    sign: (on: boolean) => void (signedIn = on),
    calm: () => {
      isCalm = true
    },
  }
}

export type Server = ReturnType<typeof makeServer>

const anyFates = fc.array(
  fc.constantFrom<Fate[]>(
    'fine', 'fine', 'fine', 'fine', 'fine', 'slow', 'refused', 'conflict', 'lost before', 'lost after', 'failed',
    'session over', 'declined', 'secure',
  ), // prettier-ignore
  { minLength: 3, maxLength: 30 },
)
// Trouble begins early or late: the payment is about the fifteenth call.
/** The fates of the calls of a run. */
export const fates = fc
  .tuple(fc.nat({ max: 18 }), anyFates)
  .map(([calm, trouble]) => [...Array.from({ length: calm }, (): Fate => 'fine'), ...trouble])
