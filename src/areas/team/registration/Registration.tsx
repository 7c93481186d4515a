import { useMemo, useState, useSyncExternalStore } from 'react'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { usePayment } from '@/components/payment/usePayment'
import { registrationSteps, stepToShow, type Step } from '@/domain/team/teamRegistration'
import { registrationAdapter } from '@/store/registration/registrationPayment'
import { registered, registrationKey } from '@/store/registration/registered'
import { useUser } from '@/store/hooks'
import { isUndecided, mayPay } from '@/store/payment/types'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useOptimisticSearchParams } from '@/ui/hooks/useOptimisticSearchParams'
import { Stepper } from '@/ui/layout/Stepper'
import { Dialog } from '@/ui/overlay/Dialog'
import { CompanyStep } from './CompanyStep'
import { MembersStep } from './MembersStep'
import { PaymentStep } from './PaymentStep'
import { registrationTexts } from './registrationTexts'
import { RegistrationDone } from './RegistrationDone'
import { useBegun, type Begun } from './useBegun'

type Props = {
  /** Closes the wizard; the next opening begins with step 1. */
  onClose: () => void
}

/** Registers a company in three steps (R-TEAM-02 to R-TEAM-12); continues whatever was begun, saved or paid before. */
export default function Registration({ onClose }: Props) {
  const userId = useUser()?.userId
  return userId && <OfUser key={userId} userId={userId} onClose={onClose} />
}

function OfUser({ userId, onClose }: Props & { userId: string }) {
  const adapter = useMemo(() => registrationAdapter(userId), [userId])
  // The dialog holds the lock itself.
  const { payment, state } = usePayment(registrationKey(userId), adapter, { locks: false })
  const subscribe = useMemo(() => (listener: () => void) => registered.subscribe(userId, listener), [userId])
  const record = useSyncExternalStore(subscribe, () => registered.read(userId))
  const read = useBegun()
  const [held, hold] = useState<Begun>()
  const [query, change] = useOptimisticSearchParams()
  // The team may be registered before its card is saved. Until then the earlier data keeps the card fields in place.
  const isRunning = state.step === 'preparing' || state.step === 'sending'
  const begun = isRunning && held ? { ...read, data: held, currentData: held, isError: false } : read
  if (record && !isRunning) return <RegistrationDone userId={userId} record={record} onClose={onClose} />

  // While a payment is in progress or its outcome is unknown, only the payment step is shown.
  const isPaying = !mayPay(state)
  const step = isPaying ? 3 : stepToShow(query.get('teamStep') ?? undefined, Boolean(begun.data?.team))
  const go = (to: Step) =>
    change(
      (now) => {
        // A save that finishes after the wizard was closed must not open it again.
        if (now.has('createTeam')) now.set('teamStep', String(to))
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  const steps = (all: Begun) => {
    const { team, connections, country } = all
    if (!team || step === 1) return <CompanyStep userId={userId} team={team} country={country} onSaved={() => go(2)} />
    if (step === 2)
      return (
        <MembersStep userId={userId} team={team} connections={connections} onBack={() => go(1)} onSaved={() => go(3)} />
      )
    return (
      <PaymentStep
        userId={userId}
        team={team}
        connections={connections}
        payment={payment}
        state={state}
        onPay={() => hold(all)}
        onBack={() => go(2)}
      />
    )
  }
  // Another tab has paid for the team: there is nothing left to register here.
  const isGone = state.step === 'blocked' && begun.data?.team === null
  const body =
    isUndecided(state) || isGone ? (
      <div className="modal-body">
        <PaymentStatus payment={payment} state={state} texts={registrationTexts} />
      </div>
    ) : (
      <QueryBoundary
        query={begun}
        what="your registration"
        skeleton={
          <div className="modal-body">
            <Skeleton shape="form" rows={4} label="Loading your registration" />
          </div>
        }
      >
        {steps}
      </QueryBoundary>
    )
  return (
    <Dialog
      title="Register your company"
      size="l"
      head={<Stepper steps={registrationSteps.map(({ title }) => title)} step={step} label="Registration" />}
      locked={isPaying && !isUndecided(state)}
      onClose={onClose}
      wrap={() => body}
    />
  )
}
