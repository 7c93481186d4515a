import type { Team, TeamConnection } from '@/contract/types'
import { membersOf, toCompany, toRow } from '@/domain/team/teamRegistration'
import type { CompanyDraft, SeatDraft } from '@/domain/team/teamValidation'
import { clearDraft, readDraft, writeDraft } from '@/lib/storage/drafts'
import { Payment } from '@/store/payment/paymentMachine'
import type { SeatsFacts, SeatsPayload, SeatsReceipt } from '@/store/payment/seats'
import { saveTeamCard } from '@/store/payment/teamCard'
import { mayPay } from '@/store/payment/types'
import { finishRegistration } from '@/store/registration/finish'
import { registrationAdapter, registrationRequest } from '@/store/registration/registrationPayment'
import { registered } from '@/store/registration/registered'
import { saveCompany, saveMembers } from '@/store/registration/saving'
import type { AppDispatch, AppThunk } from '@/store/store'
import { face, type Server } from './registrationServer'

/** The tab that is in use, and the locks that tabs hold. */
type Tabs = { tab: object; locks: Map<string, object> }

const admin = { name: 'Wei Ling Tan', email: 'wl@kopi.works' }
const seatCents = 165

const companyKey = 'team-company:u'
const membersKey = 'team-members:u:t-1'

/** A tab with the wizard: takes the steps like the screens do, with the real thunks, payment machine and drafts. */
export function openTab(world: Tabs, server: Server) {
  const tab = { isOpen: true }
  const whileOpen = <Value>(work: Promise<Value>) =>
    work.then((value) => (tab.isOpen ? value : new Promise<Value>(() => undefined)))
  const state = () => ({
    auth: server.isSignedIn() ? { status: 'signedIn', user: { userId: 'u' } } : { status: 'signedOut' },
  })
  const run = (act: unknown): unknown => {
    if (typeof act !== 'function') return act
    const result: unknown = act(run, state)
    return result instanceof Promise ? whileOpen(result) : result
  }
  const dispatch = run as AppDispatch
  const payment = new Payment<SeatsFacts, SeatsReceipt, SeatsPayload>(
    'registration:u',
    registrationAdapter('u')(dispatch),
  )
  let step = 1
  // While a step is being saved, its fields and Back are disabled.
  let busy = false
  let view: { team: Team | null; connections: TeamConnection[] } | undefined
  let held: SeatDraft[] = []
  const look = () => {
    const team = server.team()
    view = { team: team?.status === 'INACTIVE' ? team : null, connections: [...server.rows()] }
    held = membersOf(view.connections).map(toRow)
    if (!view.team) step = 1
  }
  const rowsNow = (): SeatDraft[] =>
    (readDraft(membersKey, Date.now())?.members as SeatDraft[] | undefined) ??
    membersOf(view?.connections ?? []).map(toRow)
  const companyNow = (): CompanyDraft =>
    (readDraft(companyKey, Date.now())?.company as CompanyDraft | undefined) ?? toCompany(view?.team)
  const quietly = async (work: Promise<unknown>, then: () => void) => {
    busy = true
    const isDone = await work.then(
      () => true,
      () => false,
    )
    busy = false
    // Ignored if the wizard was closed: it starts again with step 1.
    if (isDone && tab.isOpen && view) then()
  }
  const next = async () => {
    world.tab = tab
    if (!view || busy || !server.isSignedIn() || !mayPay(payment.read())) return
    const { team, connections } = view
    if (!team || step === 1)
      return quietly(dispatch(saveCompany(companyNow(), admin, team)), () => {
        clearDraft(companyKey)
        look()
        step = 2
      })
    if (step === 2) {
      held = [...held, ...rowsNow()]
      return quietly(dispatch(saveMembers(rowsNow(), held, admin, team.teamId)), () => {
        clearDraft(membersKey)
        look()
        step = 3
      })
    }
    const shown = membersOf(connections).length * seatCents
    const card = () => dispatch(saveTeamCard(team, 'tok', face))
    await payment.pay(dispatch(registrationRequest({ userId: 'u', team, admin, connections, shown }, card)))
    // The queries are read again once the call has changed something.
    if (tab.isOpen && mayPay(payment.read())) look()
  }
  const typeRows = (alter: (rows: SeatDraft[]) => SeatDraft[]) =>
    writeDraft(membersKey, { members: alter(rowsNow()) }, Date.now())
  return {
    payment,
    next,
    look,
    step: () => step,
    isBusy: () => busy,
    back: () => void (!busy && mayPay(payment.read()) && (step = Math.max(1, step - 1))),
    close: () => {
      if (['preparing', 'sending', 'authenticating'].includes(payment.read().step)) return
      step = 1
      view = undefined
    },
    typeCompany: (companyName: string) =>
      writeDraft(companyKey, { company: { ...companyNow(), companyName, companyLocation: 'Singapore', website: 'kopi.works' } }, Date.now()), // prettier-ignore
    typeRows,
    rows: rowsNow,
    company: companyNow,
    isShown: () => view !== undefined,
    isPaying: () => !mayPay(payment.read()),
    /** What the success dialog does when it opens. */
    follow: () => {
      world.tab = tab
      if (registered.read('u')) void dispatch(finishRegistration('u') as AppThunk<Promise<boolean>>)
    },
    recover: () => {
      world.tab = tab
      void payment.recover()
    },
    leave: () => {
      tab.isOpen = false
      for (const [name, holder] of world.locks) if (holder === tab) world.locks.delete(name)
    },
  }
}
