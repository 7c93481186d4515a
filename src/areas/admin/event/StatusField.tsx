import type { EventValues } from '@/domain/events/eventForm'
import { countOf } from '@/lib/counts'
import { RadioField } from '@/ui/form/RadioField'

type Props = { going: number; stored: EventValues['status'] | undefined }

/** Whether an event is public. Nobody is going to a new one, so that it can't be cancelled yet. */
export function StatusField({ going, stored }: Props) {
  const options = [
    {
      value: 'DRAFT',
      label: 'Draft',
      hint:
        going > 0
          ? `Hides it from everyone, including the ${countOf(going, 'person', 'people')} going`
          : 'Only administrators can see it',
    },
    { value: 'PUBLISHED', label: 'Published', hint: 'Everyone can see it and RSVP' },
    { value: 'CANCELLED', label: 'Cancelled', hint: 'Stays visible as cancelled; tickets are refunded' },
  ]
  return (
    <RadioField
      name="status"
      label="Status"
      asCards
      options={stored === undefined ? options.slice(0, 2) : options}
      {...(going > 0 && {
        hint: `${countOf(going, 'person is', 'people are')} going. They’ll get an email if the time, place or link changes.`,
      })}
    />
  )
}
