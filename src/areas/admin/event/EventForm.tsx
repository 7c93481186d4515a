import { useMemo, useRef } from 'react'
import { adminEventsApi, useCreateEventMutation, useUpdateEventMutation } from '@/api/admin/events'
import { fetchFresh } from '@/api/client/fetchOnce'
import { MaybeCreated } from '@/components/admin/MaybeCreated'
import type { CommunityEvent } from '@/contract/types'
import { eventInput, eventValues, type EventValues } from '@/domain/events/eventForm'
import { useAppDispatch } from '@/store/hooks'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { useDoubt } from '@/ui/form/useDoubt'
import { useFreshness } from '@/ui/form/useFreshness'
import { PlaceFields, PriceFields, TextFields, TimeFields } from './EventFields'
import { mergeFieldsIn } from './eventMerge'
import { eventSchema } from './eventSchema'
import { StatusField } from './StatusField'
import { useCancelQuestion } from './useCancelQuestion'

const { getEventForAdmin } = adminEventsApi.endpoints

type Props = {
  /** The event to change; without it a new one is created. */
  event?: CommunityEvent
  initial: EventValues
  draftKey: string
  onSaved: (event: CommunityEvent) => void
}

/** The form of an event; asks if somebody else has changed it in the meantime, and before people lose their event. */
export function EventForm({ event, initial, draftKey, onSaved }: Props) {
  const dispatch = useAppDispatch()
  const [create] = useCreateEventMutation()
  const [update] = useUpdateEventMutation()
  const going = event?.rsvpCount ?? 0
  const schema = useMemo(() => eventSchema(going), [going])
  const id = event?.eventId ?? ''
  const read = async () => (await fetchFresh(dispatch(getEventForAdmin.initiate({ id }, { forceRefetch: true })))).event
  const fields = useMemo(() => mergeFieldsIn(initial.timeZone), [initial.timeZone])
  const { guard, dialog } = useFreshness<EventValues>(async () => eventValues(await read()), initial, fields)
  const question = useCancelQuestion(event, read)
  const doubt = useDoubt()
  const saved = useRef<CommunityEvent>(undefined)
  const save = async (values: EventValues) => {
    const body = eventInput(values)
    if (!event) return (saved.current = await doubt.watched(() => create({ body }).unwrap()))
    await question.ask(values.status)
    return guard(values, async (merged) => {
      saved.current = await update({ eventId: id, body: eventInput(merged) }).unwrap()
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
        onSubmit={({ capacity = '', premiumPrice = '', ...values }) =>
          save({ ...initial, ...values, capacity, premiumPrice })
        }
        onDone={() => saved.current && onSaved(saved.current)}
      >
        {({ values }) => (
          <>
            {doubt.isDoubtful && <MaybeCreated noun="event" />}
            <StatusField going={going} stored={event?.status} />
            <TextFields />
            <TimeFields />
            <PlaceFields going={going} />
            <PriceFields />
            <SubmitButton>{submitText(values.status, event?.status)}</SubmitButton>
          </>
        )}
      </Form>
      {dialog}
      {question.dialog}
    </>
  )
}

function submitText(status: EventValues['status'], stored: EventValues['status'] | undefined): string {
  if (status === 'DRAFT') return 'Save draft'
  if (status === stored) return 'Save event'
  return status === 'CANCELLED' ? 'Cancel event' : 'Publish event'
}
