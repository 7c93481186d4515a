import { expect } from 'vitest'
import type { Persona } from '@mocks/personas'
import type { FormRow, Values } from './formRow'
import { fireEvent, goTo, renderWithoutNotices, requestLog, screen, waitFor, within } from '@tests/page'

export type Shown = Awaited<ReturnType<typeof showForm>>

/** The current form element: an action of the page may have re-rendered it. */
export const formOf = ({ form }: FormRow) => within(screen.getByRole('form', { name: form }))

export function personaOf({ as, scenario, covers }: FormRow): Persona | undefined {
  if (as ?? scenario) return as
  if (covers.includes('/admin/')) return 'admin'
  return covers.startsWith('areas/team/') ? 'owner' : undefined
}

/** Shows the page of a form, and returns the form. */
export async function showForm(row: FormRow) {
  const { scenario, first } = row
  const as = personaOf(row)
  let path = typeof row.path === 'string' ? row.path : ''
  const shown = await renderWithoutNotices(path || '/login', {
    ...(as && { as }),
    ...(scenario && { scenario }),
    ...(first && { first }),
  })
  // Links come from the mock server that the page was rendered with.
  if (typeof row.path === 'function') {
    path = row.path()
    await goTo(shown.router, path)
  }
  await row.open?.(shown.user)
  await screen.findByRole('form', { name: row.form })
  return { ...shown, path }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isField = (element: HTMLElement) => element.matches('input, select, textarea, button')

/** A field by its label, required or optional; for radio buttons the group that the label names. */
export function fieldOf(row: FormRow, label: string): HTMLElement {
  const form = formOf(row)
  const name = new RegExp(`^${escaped(label)}( \\(optional\\))?$`)
  // Parts of a form may share their name with a field.
  return form.queryAllByLabelText(name).find(isField) ?? form.getByRole('radiogroup', { name })
}

const asTyped = (value: Values[string]) => (typeof value === 'function' ? value() : value)

function set(field: HTMLElement, value: string | true): void {
  if (value === true) fireEvent.click(field)
  else fireEvent.change(field, { target: { value } })
}

/** Fills in the form as the row says. */
export async function fill(row: FormRow, values: Values = row.fill): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await waitFor(() => fieldOf(row, label))
    set(fieldOf(row, label), asTyped(value))
  }
}

/** What is in the fields. */
export const valuesOf = (row: FormRow, labels: readonly string[]) =>
  Object.fromEntries(labels.map((label) => [label, (fieldOf(row, label) as HTMLInputElement).value]))

/** Clears the required fields. @returns what was in them */
export async function empty(row: FormRow): Promise<Record<string, string>> {
  const { required = [] } = row
  await waitFor(() => required.map((label) => fieldOf(row, label)))
  const before = valuesOf(
    row,
    required.filter((label) => !fieldOf(row, label).matches('[role=radiogroup]')),
  )
  for (const label of Object.keys(before)) set(fieldOf(row, label), '')
  return before
}

export async function submit(row: FormRow, { user }: Shown): Promise<void> {
  const button = () => formOf(row).getByRole('button', { name: row.submit })
  // What it needs may still be read.
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled', 'true'))
  await user.click(button())
}

/** Requests and their results, newest first. */
export const sent = ({ call }: FormRow) => requestLog.read().filter(({ id }) => id === call)

/** Asserts that all input is still in its fields, except for the given labels. */
export function expectKept(row: FormRow, but: readonly string[] = []): void {
  for (const [label, value] of Object.entries(row.fill)) {
    const field = fieldOf(row, label)
    const typed = asTyped(value)
    if (typed === true) expect(field, label).toBeChecked()
    else expect(field, label).toHaveValue(but.includes(label) ? '' : typed)
  }
}

/** Asserts that an invalid field is marked as such and described by its error. */
export function expectWrong(row: FormRow, label: string, said = ''): void {
  const field = fieldOf(row, label)
  expect(field, label).toHaveAttribute('aria-invalid', 'true')
  expect(field, label).toHaveAccessibleDescription(new RegExp(`Error: ${escaped(said)}`))
}
