import type { ReactNode } from 'react'
import { Alert } from '@/ui/feedback/Alert'

type Props = { extra: number; /** Leads to the team’s invoices. */ action: ReactNode }

/** Says that the team has more seats than it had and bought: the browser may have sent the payment twice. */
export function ExtraSeats({ extra, action }: Props) {
  const [seats, them] = extra === 1 ? ['1 more seat', 'it'] : [`${extra} more seats`, 'them']
  return (
    <Alert kind="warning" live title={`${seats} than you bought`} actions={action}>
      Someone else may have added {them} at the same time, or your payment was taken twice. Check your team’s invoices,
      and contact us if you were charged twice.
    </Alert>
  )
}
