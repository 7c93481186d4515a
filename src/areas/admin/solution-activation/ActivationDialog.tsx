import type { ReactNode } from 'react'
import { useServerNow } from '@/components/useServerNow'
import type { OrderItem } from '@/contract/types'
import { activationDays } from '@/domain/billing/activation'
import { formatDate } from '@/lib/dates/dates'
import { DateField } from '@/ui/form/fields/DateField'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { date, object } from '@/ui/form/rules'

type Props = {
  title: string
  items: readonly OrderItem[]
  submit: string
  onActivate: (activationDate: string) => unknown
  onClose: () => void
  children?: ReactNode
}

/** Asks for the activation date of one or several items (R-LIFE-04). */
export function ActivationDialog({ title, items, submit, onActivate, onClose, children }: Props) {
  const { today, first } = activationDays(items, useServerNow())
  const bought = items.length === 1 ? 'purchase' : 'latest purchase'
  return (
    <FormDialog
      title={title}
      submit={submit}
      initial={{ activationDate: today }}
      schema={object({ activationDate: date() })}
      onSubmit={({ activationDate }) => onActivate(activationDate)}
      onClose={onClose}
      data-track="activate-solutions"
    >
      {children}
      <DateField
        name="activationDate"
        label="Activation date"
        {...(first && { hint: `Usually from ${formatDate(first)} (${bought}).` })}
      />
    </FormDialog>
  )
}
