import type { ReactNode } from 'react'
import { BilledDate } from '@/components/DateTime'
import type { Shape } from '@/contract/types'
import { formatCount } from '@/lib/money/counts'
import { optionalSgd } from '@/lib/money/money'
import { dash, orDash } from '@/lib/text/wording'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'

/** The figures for those who may read amounts. A figure that failed to load, or that the server left out, is a dash. */
export function TeamFigures({ stats: { data: stats } }: { stats: QueryResult<Shape<'TeamSubscriptionStats'>> }) {
  const { monthlySpend, nextChargeAt, nextChargeAmount } = stats ?? {}
  return (
    <dl className="card card-raised team-overview-figures num">
      <Figure
        term="Solutions assigned"
        value={orDash(stats?.active, formatCount)}
        note={stats?.vacant !== undefined && `${formatCount(stats.vacant)} available`}
      />
      <Figure term="Per month" value={optionalSgd(monthlySpend) ?? dash} note="seats and solutions" />
      <Figure
        term="Next charge"
        value={nextChargeAt === null ? 'None' : (optionalSgd(nextChargeAmount) ?? dash)}
        note={nextChargeAt && <BilledDate at={nextChargeAt} />}
      />
    </dl>
  )
}

function Figure({ term, value, note }: { term: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd>
        <strong>{value}</strong>
        <span className="text-muted">{note}</span>
      </dd>
    </div>
  )
}
