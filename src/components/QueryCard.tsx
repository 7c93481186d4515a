import type { ComponentProps } from 'react'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Card } from '@/ui/layout/Card'

type CardProps = Omit<ComponentProps<typeof Card>, 'children'>
type Props<Data> = CardProps & ComponentProps<typeof QueryBoundary<Data>>

/** A card with the result of one query; its skeleton and its error are shown in the card, too. */
export function QueryCard<Data>({ children, ...props }: Props<Data>) {
  return (
    <Card {...props}>
      <QueryBoundary {...props}>{children}</QueryBoundary>
    </Card>
  )
}
