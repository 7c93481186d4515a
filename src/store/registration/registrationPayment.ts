import { api } from '@/api/client/api'
import { isApiError } from '@/api/client/errors'
import type { Team, TeamConnection } from '@/contract/types'
import { asSeat } from '@/domain/team/members'
import { companyOf } from '@/domain/team/teamDraft'
import { membersOf, sameMembers, teamToSend, type Admin } from '@/domain/team/teamRegistration'
import { collectFailures } from '@/lib/calls/failureNotices'
import { certaintyOf } from '@/lib/calls/certainty'
import { toCents, type Cents } from '@/lib/money/money'
import type { AppDispatch, AppThunk } from '@/store/store'
import type { PaymentRequest } from '../payment/adapter'
import { confirmSeats, seatsAdapter, type SeatsAdapter, type SeatsFacts, type SeatsPayload } from '../payment/seats'
import type { PaymentBlocker } from '../payment/types'
import { registered } from './registered'
import { readMembers, readTeam, saveTeamStep } from './saving'

/** Pays a registration: the seats of its members, none for a team of its owner alone; it activates the team. */
export const registrationAdapter =
  (userId: string) =>
  (dispatch: AppDispatch): SeatsAdapter => {
    const seats = seatsAdapter(userId)(dispatch)
    return {
      ...seats,
      async send(attempt, source, payload) {
        const { teamId, seats: count } = attempt.facts
        if (count > 0) return seats.send(attempt, source, payload)
        // A team without members that has a card is active once its terms are accepted: nothing is left to be bought.
        const team = await dispatch(readTeam(teamId)).catch(() => undefined)
        return team?.status === 'ACTIVE' ? { kind: 'paid', receipt: {} } : seats.send(attempt, source, payload)
      },
      onPaid(attempt, receipt, ...rest) {
        const { cents, facts } = attempt
        // Without an answer, the confirmed price is the best that is known.
        const charged = receipt?.charge ? toCents(receipt.charge.amount) : cents
        const { extra } = receipt ?? {}
        registered.begin(userId, { teamId: facts.teamId, charged, invited: facts.seats, ...(extra && { extra }) })
        seats.onPaid?.(attempt, receipt, ...rest)
      },
    }
  }

type Wanted = {
  userId: string
  team: Team
  admin: Admin
  /** The members on the screen. */
  connections: readonly TeamConnection[]
  /** The amount on the screen. */
  shown: Cents | undefined
}
type Confirmed = { cents: Cents; facts: SeatsFacts } | { blocker: PaymentBlocker }

/**
 * Final check before a registration is paid: it is still unpaid, and its members are those on the screen. Then saves it
 * with step 3 (R-TEAM-05), and checks the price.
 */
const confirmRegistration =
  ({ userId, team, admin, connections, shown }: Wanted): AppThunk<Promise<Confirmed>> =>
  async (dispatch) => {
    const { teamId } = team
    const refetch = () => dispatch(api.util.invalidateTags(['Team', 'Connection']))
    const members = await dispatch(readMembers(teamId)).catch(() => undefined)
    // Read last, because the team is sent back as it was read.
    const now = await dispatch(readTeam(teamId)).catch(() => undefined)
    if (!now || !members) return { blocker: unread }
    if (now.status === 'ACTIVE') {
      refetch()
      return { blocker: registeredElsewhere }
    }
    if (!sameMembers(connections, members)) return { blocker: membersChanged }
    const draft = teamToSend(companyOf(now), admin, { team: now, step: 3, agreed: true })
    const failures = collectFailures()
    try {
      const saved =
        (await failures.run(() => dispatch(saveTeamStep(draft)))) ??
        (await dispatch(readTeam(teamId)).catch(() => null))
      // Without members and with a card there is nothing to pay: this call was the registration.
      if (saved?.status === 'ACTIVE') registered.begin(userId, { teamId, charged: 0, invited: 0 })
    } catch (error) {
      failures.claim(error)
      return { blocker: notSaved(error) }
    } finally {
      failures.release()
    }
    const confirmed = await dispatch(confirmSeats({ teamId, seats: membersOf(members).length, shown, paid: now.seats }))
    return 'blocker' in confirmed
      ? confirmed
      : // It was unpaid when it was read, even if saving it has just activated it.
        { ...confirmed, facts: { ...confirmed.facts, activates: true } }
  }

/** The payment of a registration. @param card reads and saves the card; null source: the team's own card pays */
export const registrationRequest =
  (asked: Wanted, card: PaymentRequest<SeatsFacts>['card']): AppThunk<PaymentRequest<SeatsFacts, SeatsPayload>> =>
  (dispatch) => ({
    confirmPrice: () => dispatch(confirmRegistration(asked)),
    card,
    payload: { members: membersOf(asked.connections).map(asSeat) },
  })

const unread: PaymentBlocker = {
  title: 'We couldn’t load your team',
  text: 'Nothing was sent, and you weren’t charged. Please try again.',
}

const registeredElsewhere: PaymentBlocker = {
  kind: 'elsewhere',
  title: 'Your company is already registered',
  text: 'It was paid for in another tab or on another device. You weren’t charged here.',
}

const membersChanged: PaymentBlocker = {
  kind: 'changed',
  title: 'Your team members have changed',
  text: 'They were edited in another tab or on another device. You weren’t charged. Check the new price, then try again.',
}

const notSaved = (error: unknown): PaymentBlocker => ({
  title:
    certaintyOf(error) === 'refused' ? 'Team could not be created or updated' : 'We don’t know if your team was saved',
  text: `${(isApiError(error) ? error.message : 'Please try again').replace(/\.?$/, '.')} You weren’t charged.`,
})
