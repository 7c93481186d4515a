import type { CommunityEvent } from '@/contract/types'
import { countOf } from '@/lib/money/counts'
import { withStored } from '@/lib/text/wording'
import { RadioField } from '@/ui/form/fields/RadioField'

type Props = { going: number | undefined; event: CommunityEvent | undefined }

/**
 * Whether an event is public. A new one has no RSVPs, so it can't be cancelled yet. A stored status that this app
 * doesn't know can stay.
 */
export function StatusField({ going = 0, event }: Props) {
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
    { value: 'CANCELLED', label: 'Cancelled', hint: 'Stays visible as cancelled' },
  ]
  return (
    <RadioField
      name="status"
      label="Status"
      asCards
      options={event ? withStored(options, event.status) : options.slice(0, 2)}
      {...(going > 0 && { hint: `${countOf(going, 'person is', 'people are')} going.` })}
    />
  )
}
