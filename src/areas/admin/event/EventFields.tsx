import { useFormikContext } from 'formik'
import { useListEventsQuery } from '@/api/community/events'
import { FieldGroup } from '@/components/admin/layout/FieldGroup'
import { eventCategories } from '@/domain/events/eventList'
import type { EventValues } from '@/domain/events/eventForm'
import { countOf } from '@/lib/money/counts'
import { CheckField } from '@/ui/form/fields/CheckField'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { DateTimeField } from '@/ui/form/fields/DateTimeField'
import { MoneyField } from '@/ui/form/fields/MoneyField'
import { NumberField } from '@/ui/form/fields/NumberField'
import { RichTextField } from '@/ui/form/richText/RichTextField'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

export function TextFields() {
  const { data: events = [] } = useListEventsQuery()
  const categories = eventCategories(events)
  return (
    <FieldGroup title="About">
      <TextField name="title" label="Title" />
      <div className="field-pair">
        <ComboboxField name="category" label="Category" options={categories} hint="Choose one, or type a new one." />
        <TextField name="host" label="Host" optional />
      </div>
      <TextAreaField name="summary" label="Summary" rows={2} limit={300} optional hint="Shown in the list of events." />
      <RichTextField name="description" label="Description" optional />
      <TextField
        name="image"
        label="Picture URL"
        type="url"
        optional
        hint="Upload pictures in Media, then paste the URL here."
      />
      <Picture />
    </FieldGroup>
  )
}

/** @param hasEnd whether an end is required; a stored event without one may stay so */
export function TimeFields({ hasEnd }: { hasEnd: boolean }) {
  const { timeZone } = useFormikContext<EventValues>().values
  return (
    <FieldGroup title="When">
      <ComboboxField
        name="timeZone"
        label="Time zone"
        options={zones}
        hint="Changing it keeps the times below as they are."
      />
      <div className="field-pair">
        <DateTimeField name="startsAt" label="Starts" zone={timeZone} />
        <DateTimeField name="endsAt" label="Ends" zone={timeZone} optional={!hasEnd} />
      </div>
    </FieldGroup>
  )
}

/** @param going how many people are going, if known */
export function PlaceFields({ going = 0 }: { going: number | undefined }) {
  const { values } = useFormikContext<EventValues>()
  const isTooSmall = typeof values.capacity === 'number' && values.capacity < going
  const already = `${countOf(going, 'person is', 'people are')} already going${isTooSmall ? ', more than this' : ''}.`
  return (
    <FieldGroup title="Where">
      <TextField
        name="venue"
        label="Venue"
        optional={values.online === true}
        hint={values.online ? 'Leave blank if the event is online only.' : 'Name and address'}
      />
      <CheckField name="online" label="Online attendance" />
      {values.online && (
        <TextField
          name="onlineUrl"
          label="Joining link"
          type="url"
          optional={values.status === 'DRAFT'}
          hint="Only people who are going can see it."
        />
      )}
      <NumberField
        name="capacity"
        label="Capacity"
        whole
        optional
        after="people"
        hint={`${going > 0 ? `${already} ` : ''}Leave blank for no limit.`}
      />
    </FieldGroup>
  )
}

export function PriceFields() {
  const { values } = useFormikContext<EventValues>()
  const { price, premiumPrice, startsAt, refundUntil, timeZone } = values
  const isPaid = typeof price === 'number' && price > 0
  const isDearer = isPaid && typeof premiumPrice === 'number' && premiumPrice > price
  const isAfterStart = Date.parse(refundUntil) > Date.parse(startsAt)
  return (
    <FieldGroup title="Price">
      <div className="field-pair">
        <MoneyField name="price" label="Price" hint="Enter 0 for free." />
        {isPaid && (
          <MoneyField
            name="premiumPrice"
            label="Price for premium members"
            optional
            hint={`${isDearer ? 'Higher than the price above. ' : ''}Leave blank to charge the same price.`}
          />
        )}
      </div>
      {isPaid && (
        <>
          <DateTimeField
            name="refundUntil"
            label="Refunds until"
            zone={timeZone}
            optional
            hint={`${isAfterStart ? 'This is after the start. ' : ''}Anyone who cancels by then is refunded automatically. Leave blank for no refunds.`}
          />
          <TextAreaField
            name="refundRule"
            label="Refund policy"
            rows={2}
            optional
            hint="Shown before paying and before cancelling."
          />
        </>
      )}
    </FieldGroup>
  )
}

function Picture() {
  const { values } = useFormikContext<EventValues>()
  if (!values.image) return null
  return <img className="event-form-picture" src={values.image} alt="Preview" />
}
