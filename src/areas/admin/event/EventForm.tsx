import { useMemo } from 'react'
import { adminEventsApi, useCreateEventMutation, useUpdateEventMutation } from '@/api/admin/events'
import { MaybeCreated } from '@/components/admin/MaybeCreated'
import type { CommunityEvent } from '@/contract/types'
import { storyText } from '@/domain/community/plainStory'
import { eventInput, eventValues, type EventValues } from '@/domain/events/eventForm'
import { zonedText } from '@/lib/dates/zonedTime'
import { formatSgd, type Cents } from '@/lib/money/money'
import { unchangedAsStored } from '@/lib/text/wording'
import { useFreshRead } from '@/store/useFreshRead'
import { Form, SubmitButton } from '@/ui/form/Form'
import { useFreshness, type MergeField } from '@/ui/form/useFreshness'
import { useQuestion } from '@/ui/hooks/useQuestion'
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog'
import { PlaceFields, PriceFields, TextFields, TimeFields } from './EventFields'
import { eventSchema } from './eventSchema'
import { FieldGroup } from '@/components/admin/layout/FieldGroup'
import { StatusField } from './StatusField'

const shownMoney = (value: Cents | string) => (typeof value === 'number' ? formatSgd(value) : value)

type Fields = { [Name in keyof EventValues]: MergeField<EventValues[Name]> }

/** How the merge dialog labels and formats the fields that another editor changed. @param zone of the event's times */
const mergeFieldsIn = (zone: string): Fields => ({
  status: 'Status',
  title: 'Title',
  category: 'Category',
  summary: 'Summary',
  description: { label: 'Description', show: storyText },
  host: 'Host',
  image: 'Picture URL',
  timeZone: 'Time zone',
  startsAt: { label: 'Starts', show: (at) => zonedText(at, zone) },
  endsAt: { label: 'Ends', show: (at) => zonedText(at, zone) },
  venue: 'Venue',
  online: 'Online attendance',
  onlineUrl: 'Joining link',
  capacity: 'Capacity',
  price: { label: 'Price', show: shownMoney },
  premiumPrice: { label: 'Price for premium members', show: shownMoney },
  refundRule: 'Refund policy',
  refundUntil: { label: 'Refunds until', show: (at) => zonedText(at, zone) },
})

type Props = {
  /** The event to change; without it a new one is created. */
  event?: CommunityEvent
  initial: EventValues
  draftKey: string
  /** Null: the event was created, but the response doesn’t contain it. */
  onSaved: (event: CommunityEvent | null) => void
}

/**
 * The form of an event. Asks what to do if another administrator has changed it in the meantime, and asks before an
 * event is cancelled that people are going to.
 */
export function EventForm({ event, initial, draftKey, onSaved }: Props) {
  const readEvent = useFreshRead(adminEventsApi.endpoints.getEventForAdmin)
  const [create] = useCreateEventMutation()
  const [update] = useUpdateEventMutation()
  const going = event?.rsvpCount
  const schema = useMemo(() => eventSchema(event), [event])
  const id = event?.eventId ?? ''
  const read = async () => (await readEvent({ id })).event
  const fields = useMemo(() => mergeFieldsIn(initial.timeZone), [initial.timeZone])
  const toValues = (stored: CommunityEvent | undefined) => (stored ? eventValues(stored) : initial)
  const { guard, dialog } = useFreshness({ record: event, read, toValues, fields })
  const question = useCancelQuestion(event, read)
  const save = async (values: EventValues) => {
    if (!event) return create({ body: eventInput(values) }).unwrap()
    await question.ask(values.status)
    return guard(values, async (merged, stored = event) => {
      const body = unchangedAsStored(eventInput(merged), eventInput(eventValues(stored)), stored)
      return (await update({ eventId: id, body }).unwrap()) ?? { ...stored, ...body }
    })
  }
  return (
    <>
      <Form
        label={event ? event.title : 'New event'}
        className="event-form"
        initial={initial}
        schema={schema}
        draftKey={draftKey}
        doubt={event ? undefined : <MaybeCreated noun="event" />}
        onSubmit={({ capacity = '', premiumPrice = '', ...values }) =>
          save({ ...initial, ...values, capacity, premiumPrice })
        }
        onDone={onSaved}
      >
        {({ values }) => (
          <>
            <FieldGroup title="Visibility">
              <StatusField going={going} event={event} />
            </FieldGroup>
            <TextFields />
            <TimeFields hasEnd={!event || Boolean(event.endsAt)} />
            <PlaceFields going={going} />
            <PriceFields />
            <SubmitButton>{submitText(values.status, event)}</SubmitButton>
          </>
        )}
      </Form>
      {dialog}
      {question.dialog}
    </>
  )
}

function submitText(status: EventValues['status'], event: CommunityEvent | undefined): string {
  if (status === 'DRAFT') return 'Save draft'
  if (event && status === (event.status ?? '')) return 'Save event'
  return status === 'CANCELLED' ? 'Cancel event' : 'Publish event'
}

/**
 * Asks before an event that people go to is cancelled.
 * @param read fetches the current event: people may have sent RSVPs since the form was opened
 * @returns `ask`, which rejects when the event is kept, and the `dialog` to render
 */
function useCancelQuestion(event: CommunityEvent | undefined, read: () => Promise<CommunityEvent>) {
  const question = useQuestion<CommunityEvent>()
  const ask = async (status: EventValues['status']) => {
    if (!event || status !== 'CANCELLED' || event.status === 'CANCELLED') return
    const now = await read()
    if (now.rsvpCount !== 0) await question.ask(now)
  }
  const { open } = question
  const going = open?.question.rsvpCount
  const who = going === undefined ? 'People may be' : going === 1 ? 'One person is' : `${going} people are`
  const dialog = open && (
    <ConfirmDialog
      open
      verb="Cancel"
      object={open.question.title}
      short="Cancel event"
      dismiss="Keep event"
      body={<p>{who} going. The event stays visible as cancelled.</p>}
      onConfirm={() => open.answer()}
      onClose={() => open.dismiss()}
    />
  )
  return { ask, dialog }
}
