import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { array, object, type AnySchema } from 'yup'
import { DateField } from '@/ui/form/fields/DateField'
import { DateTimeField } from '@/ui/form/fields/DateTimeField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { MoneyField } from '@/ui/form/fields/MoneyField'
import { MultiSelectField } from '@/ui/form/combobox/MultiSelectField'
import { NumberField } from '@/ui/form/fields/NumberField'
import { linesOf } from '@/lib/text/cleanText'
import { RowsField } from '@/ui/form/fields/RowsField'
import { moment, money, number, required } from '@/ui/form/rules'
import { SelectField } from '@/ui/form/fields/SelectField'
import { TextField } from '@/ui/form/fields/TextField'

function show(initial: Record<string, unknown>, fields: ReactNode, schema?: AnySchema) {
  const sent = vi.fn()
  render(
    <Form initial={initial} {...(schema && { schema })} onSubmit={(values) => sent(values)}>
      {fields}
      <SubmitButton>Save</SubmitButton>
    </Form>,
  )
  const user = userEvent.setup()
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, sent, save }
}
const becomes = (sent: ReturnType<typeof vi.fn>, values: object) =>
  waitFor(() => expect(sent).toHaveBeenLastCalledWith(values))

it('NumberField and MoneyField send numbers, keep what cannot be read, and say what is wrong with it', async () => {
  const { user, sent, save } = show(
    { seats: 3, price: 900 },
    <>
      <NumberField name="seats" label="Seats" whole />
      <MoneyField name="price" label="Price" />
    </>,
    object({ seats: number({ whole: true }), price: money() }),
  )
  const [seats, price] = [screen.getByLabelText('Seats'), screen.getByLabelText('Price')]
  expect(price).toHaveValue('9.00')
  await user.clear(seats)
  await user.type(seats, 'many')
  await user.clear(price)
  await user.type(price, '12.345')
  await save()
  expect(await screen.findByRole('link', { name: 'Seats: Please enter a number' })).toBeVisible()
  expect(price).toHaveAccessibleDescription('Error: Please enter an amount, like 12.50')
  expect(price).toHaveValue('12.345')
  await user.clear(seats)
  await user.type(seats, '1,200')
  await user.type(price, '{Backspace}')
  await user.tab()
  expect(price).toHaveValue('12.34')
  await save()
  await becomes(sent, { seats: 1200, price: 1234 })
})

it.each([
  ['10 %', 10],
  ['10%', 10],
  ['１０％', 10],
  [' 10 ', 10],
  ['1\u202f000', 1000],
  ["1'000", 1000],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['12,5 %', 12.5],
  ['9007199254740993', undefined],
  // A thousand to some, and one to others.
  ['1.000', undefined],
])('NumberField reads %j with its unit as %j', async (typed, off) => {
  const { user, sent, save } = show(
    { off: 3 },
    <NumberField name="off" label="Off" after="%" />,
    object({ off: number() }),
  )
  await user.clear(screen.getByLabelText('Off'))
  await user.type(screen.getByLabelText('Off'), typed)
  await save()
  if (off !== undefined) return becomes(sent, { off })
  expect(await screen.findByText('Please enter a number')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

it.each(['1990-05-17', '1990-05-17T00:00:00Z', '1990-05-17T00:00:00'])(
  'a birthday that comes as %s is that day',
  (day) => {
    show({ day }, <DateField name="day" label="Day" optional />)
    expect(screen.getByLabelText(/^Day/)).toHaveValue('1990-05-17')
  },
)

it.each(['29/11/2026', '29 Nov 2026'])('a date is pasted as people write it: %s', async (text) => {
  const { sent, save } = show({ day: '' }, <DateField name="day" label="Day" optional />)
  fireEvent.paste(screen.getByLabelText(/^Day/), { clipboardData: { getData: () => text } })
  await save()
  await becomes(sent, { day: '2026-11-29' })
})

it('a half-typed date is named by the browser, and not sent as none', async () => {
  const { sent, save } = show({ day: '' }, <DateField name="day" label="Day" optional />)
  const field = screen.getByLabelText<HTMLInputElement>(/^Day/)
  const unfinished = vi.spyOn(field, 'validity', 'get').mockReturnValue({ ...field.validity, badInput: true })
  const report = vi.spyOn(field, 'reportValidity').mockReturnValue(false)
  await save()
  expect(report).toHaveBeenCalledOnce()
  expect(sent).not.toHaveBeenCalled()
  unfinished.mockRestore()
  await save()
  await becomes(sent, { day: '' })
})

function ZonedField({ name, label }: { name: string; label: string }) {
  const { zone } = useFormikContext<{ zone: string }>().values
  return <DateTimeField name={name} label={label} zone={zone} optional={label === 'Ends'} />
}

it('DateTimeField shows a moment on the clocks of the chosen zone, and keeps the clock time when the zone changes', async () => {
  const { user, sent, save } = show(
    { startsAt: '2026-12-04T11:00:00.000Z', zone: 'Asia/Singapore' },
    <>
      <ZonedField name="startsAt" label="Starts" />
      <DateTimeField name="endsAt" label="Ends" hint="Leave blank if it’s open." zone="Asia/Singapore" optional />
      <SelectField
        name="zone"
        label="Zone"
        options={['Asia/Singapore', 'Europe/London'].map((value) => ({ value, label: value }))}
      />
    </>,
  )
  const starts = screen.getByLabelText('Starts')
  expect(starts).toHaveValue('2026-12-04T19:00')
  expect(starts).toHaveAccessibleDescription(expect.stringContaining('Singapore time, UTC+08:00'))
  expect(screen.getByLabelText(/^Ends/)).toHaveAccessibleDescription(
    'Leave blank if it’s open. Times are in Singapore time.',
  )
  await user.selectOptions(screen.getByLabelText('Zone'), 'Europe/London')
  expect(starts).toHaveAccessibleDescription(expect.stringContaining('Europe/London, UTC+00:00'))
  expect(starts).toHaveValue('2026-12-04T19:00')
  await save()
  await becomes(sent, { startsAt: '2026-12-04T19:00:00.000Z', zone: 'Europe/London' })
  fireEvent.change(starts, { target: { value: '2026-07-04T19:00' } })
  await save()
  await becomes(sent, { startsAt: '2026-07-04T18:00:00.000Z', zone: 'Europe/London' })
})

it('DateTimeField sends no year of five digits as no time at all', async () => {
  const { user, sent, save } = show(
    { endsAt: '', zone: 'Asia/Singapore' },
    <>
      <ZonedField name="endsAt" label="Ends" />
      <SelectField name="zone" label="Zone" options={['Asia/Singapore', 'Europe/London'].map((value) => ({ value, label: value }))} />
    </>,
    object({ endsAt: moment() }),
  ) // prettier-ignore
  const ends = screen.getByLabelText(/^Ends/)
  // Other than Chromium, happy-dom has no such years.
  ends.setAttribute('type', 'text')
  fireEvent.change(ends, { target: { value: '12026-12-04T19:00' } })
  await user.selectOptions(screen.getByLabelText('Zone'), 'Europe/London')
  await save()
  expect(await screen.findByRole('link', { name: 'Ends: Please enter a valid date' })).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  fireEvent.change(ends, { target: { value: '2026-12-04T19:00' } })
  await save()
  await becomes(sent, { endsAt: '2026-12-04T19:00:00.000Z', zone: 'Europe/London' })
})

const people = [
  { value: 'u-1', label: 'Ada Tan' },
  { value: 'u-2', label: 'Ben Lim' },
  { value: 'u-3', label: 'Chen Wei' },
]

it('MultiSelectField finds by typing, chooses several by keyboard, and takes choices away', async () => {
  const { user, sent, save } = show({ team: ['u-3'] }, <MultiSelectField name="team" label="Team" options={people} />)
  const box = screen.getByRole('combobox', { name: 'Team' })
  await user.click(box)
  await user.type(box, 'ben')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ben Lim'])
  await user.keyboard('{Enter}')
  await user.type(box, 'ada{Enter}')
  const chosen = () => within(screen.getByRole('list', { name: 'Team: chosen' })).getAllByRole('listitem')
  expect(chosen().map(({ textContent }) => textContent)).toEqual(['Chen Wei', 'Ben Lim', 'Ada Tan'])
  await user.click(screen.getByRole('button', { name: 'Remove Ben Lim' }))
  expect(box).toHaveFocus()
  await save()
  await becomes(sent, { team: ['u-3', 'u-1'] })
  await user.click(box)
  await user.keyboard('{Backspace}')
  expect(chosen()).toHaveLength(1)
})

describe('RowsField', () => {
  const seats = (
    <RowsField
      name="seats"
      label="Seats"
      noun="seat"
      empty={() => ({ name: '' })}
      fromText={(text) => linesOf(text).map((name) => ({ name }))}
    >
      {(row) => <TextField name={`${row}.name`} label="Name" />}
    </RowsField>
  )
  const names = () => screen.getAllByLabelText('Name').map((input) => (input as HTMLInputElement).value)

  it('adds, moves and removes rows by keyboard; the focus stays with what was done', async () => {
    const { user, sent, save } = show(
      { seats: [{ name: 'Ada' }] },
      seats,
      object({ seats: array(object({ name: required() })) }),
    )
    await user.click(screen.getByRole('button', { name: 'Add seat' }))
    await waitFor(() => expect(screen.getAllByLabelText('Name')[1]).toHaveFocus())
    await save()
    expect(await screen.findByRole('link', { name: 'Seat 2, name: This field is required' })).toBeVisible()
    await user.type(screen.getAllByLabelText('Name')[1] as HTMLElement, 'Ben')
    await user.click(screen.getByRole('button', { name: 'Move seat 2 up' }))
    expect(names()).toEqual(['Ben', 'Ada'])
    expect(screen.getByText('seat 2 is now seat 1')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move seat 1 up' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Remove seat 2' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove seat 1' })).toHaveFocus())
    await save()
    await becomes(sent, { seats: [{ name: 'Ben' }] })
  })

  it('offers no removal of the only row that must stay', async () => {
    const { user } = show(
      { seats: [{ name: '' }] },
      <RowsField name="seats" label="Seats" noun="seat" empty={() => ({ name: '' })} min={1}>
        {(row) => <TextField name={`${row}.name`} label="Name" />}
      </RowsField>,
    )
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Add seat' }))
    await user.click(screen.getByRole('button', { name: 'Remove seat 2' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add seat' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
  })

  it('makes rows of several pasted lines', async () => {
    const { user } = show({ seats: [{ name: 'Ada' }, { name: '' }] }, seats)
    await user.click(screen.getAllByLabelText('Name')[1] as HTMLElement)
    await user.paste('Ben\nChen\n\nDee\nEve')
    expect(names()).toEqual(['Ada', 'Ben', 'Chen', 'Dee', 'Eve'])
    expect(screen.getByText('4 added')).toBeInTheDocument()
  })
})
