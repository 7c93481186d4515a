import { BilledDate } from '@/components/DateTime'
import { featuresBetween, type PlanFeature } from '@/domain/membership/plans'
import { planOf, type HeldPlan, type PlanId } from '@/domain/membership/premium'
import { formatSgd } from '@/lib/money/money'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import type { Quoted } from './usePlanQuote'

type Props = { quoted: Quoted; present: HeldPlan; chosen: PlanId }

/** Today's amount to the cent and its breakdown, the next charge, and what is gained and lost. */
export function Quote({ quoted: { quote, code, isPending, error, retry }, present, chosen }: Props) {
  if (isPending) return <Skeleton rows={5} label="Calculating your price" />
  if (!quote) return <ErrorState title="We couldn’t calculate the price" error={error} onRetry={retry} />
  const { gained, lost } = featuresBetween(present, chosen)
  const { fullPrice, credit, discount, today, next } = quote
  return (
    <>
      <dl className="plan-figures">
        <Figure term={`${planOf(chosen).title} membership`} cents={fullPrice} />
        {credit > 0 && <Figure term="Credit for unused time on your current plan" cents={-credit} />}
        {discount > 0 && <Figure term={code ? `Discount code ${code}` : 'Discount'} cents={-discount} />}
        <div className="plan-today">
          <dt>You pay today</dt>
          <dd className="num">{formatSgd(today)}</dd>
        </div>
        <div>
          <dt>
            Next charge on <BilledDate at={next.at} />
          </dt>
          <dd className="num">{formatSgd(next.cents)}</dd>
        </div>
      </dl>
      {/* Without knowing the present plan, the effect of the change is unknown. */}
      {present !== 'premium' && (
        <>
          <Features title="You’ll get" features={gained} />
          <Features title="You’ll lose" features={lost} />
          {gained.length + lost.length === 0 && <p className="text-muted">Your benefits stay the same.</p>}
        </>
      )}
    </>
  )
}

function Figure({ term, cents }: { term: string; cents: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num">{formatSgd(cents)}</dd>
    </div>
  )
}

function Features({ title, features }: { title: string; features: readonly PlanFeature[] }) {
  if (features.length === 0) return null
  return (
    <>
      <p className="fw-semibold mb-1">{title}</p>
      <ul>
        {features.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </>
  )
}
