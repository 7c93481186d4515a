import { funnelCounts, funnels, percentOf, type FunnelStep, type TrackingEvent } from '@/domain/tracking/analytics'
import { countOf, formatCount } from '@/lib/money/counts'
import { formatDateTime } from '@/lib/dates/dates'
import { Chart } from '@/ui/chart/Chart'
import { Card } from '@/ui/layout/Card'

type Props = { events: readonly TrackingEvent[] }

/** How far visitors get on the usual paths, from the latest events. */
export function Funnels({ events }: Props) {
  const times = events.flatMap(({ createdAt }) => createdAt ?? []).toSorted()
  return (
    <>
      <p className="text-muted">
        From the latest {countOf(events.length, 'event')}, {formatDateTime(times[0])} to {formatDateTime(times.at(-1))}.
        Older events aren’t listed. Each visitor counts once, and only after completing the previous step.
      </p>
      {funnels.map(({ name, steps }) => (
        <Funnel key={name} name={name} steps={steps} counts={funnelCounts(events, steps)} />
      ))}
    </>
  )
}

function Funnel({ name, steps, counts }: { name: string; steps: readonly FunnelStep[]; counts: readonly number[] }) {
  const [first = 0] = counts
  const last = counts.at(-1) ?? 0
  return (
    <Card className="mb-4">
      <Chart
        title={name}
        kind="bar"
        labels={steps.map(({ label }) => label)}
        labelHeader="Step"
        series={[{ name: 'Visitors', values: counts }]}
        summary={`Of ${countOf(first, 'visitor')} at “${steps[0]?.label}”, ${formatCount(last)} (${percentOf(last, first)}%) reached “${steps.at(-1)?.label}”.`}
        exportName={`funnel-${name.toLowerCase().replaceAll(' ', '-')}`}
        height={200}
      />
    </Card>
  )
}
