import { useServerNow } from '@/components/useServerNow'
import { DateTime } from '@/components/DateTime'
import { kycTimeline, viewKyc, type KycState } from '@/domain/account/kyc'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import type { Role } from '@/ui/roles'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { Timeline } from '@/ui/layout/Timeline'
import { NextAct } from './NextAct'
import { useKyc } from './useKyc'
import { useWatch } from './useWatch'

const tones: Record<KycState, Role> = {
  notStarted: 'secondary',
  linkReady: 'warning',
  linkExpired: 'warning',
  inReview: 'info',
  approved: 'success',
  rejected: 'danger',
  expired: 'warning',
  unknown: 'secondary',
}

/** The tones of the history: an earlier verification that was started no longer needs the member's attention. */
const pastTones = { ...tones, linkReady: 'info' } as const

const moving: readonly KycState[] = ['linkReady', 'inReview', 'unknown']

/** Status of the verification, its single next action and its history. */
export function Verification() {
  const { reading, isNew, kyc } = useKyc()
  const now = useServerNow()
  const view = viewKyc(kyc, now)
  const state = view.final ? 'final' : moving.includes(view.state) ? 'moving' : 'resting'
  useWatch(kyc === undefined ? 'resting' : state, reading.refetch)
  const last = kyc?.kyc_statuses_history?.at(-1)
  const steps = kycTimeline(kyc)
  return (
    <QueryBoundary
      query={reading}
      what="your verification"
      errorTitle={isNew ? 'We couldn’t start your verification' : undefined}
      skeleton={{ shape: 'card', rows: 4 }}
    >
      {() => (
        <>
          <Card className="mb-4">
            <div role="status">
              <StatusBadge tone={tones[view.state]}>{view.title}</StatusBadge>
              <p className="mt-3">{view.text}</p>
              {last?.reason && <p className="fw-semibold">{last.reason}</p>}
              {view.action.kind === 'open' && kyc?.verifyUrlExpiresAt && (
                <p className="text-muted">
                  Your link expires on <DateTime at={kyc.verifyUrlExpiresAt} time />.
                </p>
              )}
            </div>
            <NextAct action={view.action} busy={reading.isFetching} refetch={reading.refetch} />
            <p className="mt-4 mb-0 text-muted">
              Our verification provider runs the check in a new tab. Your documents go to them; we only see the result.
            </p>
          </Card>
          {steps.length > 0 && (
            <Section title="History">
              <Timeline
                label="History"
                moments={steps.map(({ state: step, title, date, reason }, index) => ({
                  key: `${index}`,
                  title,
                  tone: pastTones[step],
                  ...(date && { at: <DateTime at={date} time /> }),
                  ...(reason && { text: reason }),
                }))}
              />
            </Section>
          )}
        </>
      )}
    </QueryBoundary>
  )
}
