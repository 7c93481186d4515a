import { expect } from 'vitest'
import { toastLog } from '@/lib/calls/toast'
import { signIn } from '@/store/session/session'
import { act, fail, personas, release, requestLog, screen, signInAs, waitFor } from '@tests/page'
import {
  empty,
  expectKept,
  expectWrong,
  fieldOf,
  fill,
  formOf,
  personaOf,
  sent,
  submit,
  valuesOf,
  type Shown,
} from './fillForm'
import type { FormRow } from './formRow'

const inside = (row: FormRow) => formOf(row).getByRole('alert').closest('form')
const errors = () => toastLog.read().filter(({ kind }) => kind === 'error').length

/**
 * Submitted empty: all missing fields are listed, and the focus moves to the list. Invalid values: each error is shown
 * at its field. Nothing is sent.
 */
export async function refusesWrongValues(row: FormRow, shown: Shown): Promise<void> {
  const { required = [], wrong = {} } = row
  if (required.length > 0) {
    const before = await empty(row)
    await submit(row, shown)
    const problem = await formOf(row).findByRole('alert')
    // The error summary, or the only field.
    await waitFor(() =>
      expect(document.activeElement === problem || document.activeElement?.matches('[aria-invalid]')).toBe(true),
    )
    for (const label of required) expectWrong(row, label)
    expect(sent(row)).toEqual([])
    await fill(row, before)
  }
  await fill(row)
  const mistakes = Object.entries(wrong)
  if (mistakes.length === 0) return
  const right = valuesOf(row, Object.keys(wrong))
  await fill(row, Object.fromEntries(mistakes.map(([label, [typed]]) => [label, typed])))
  await submit(row, shown)
  await formOf(row).findByRole('alert')
  await waitFor(() => {
    for (const [label, [, said]] of mistakes) expectWrong(row, label, said)
  })
  for (const [label, [typed]] of mistakes) expect(fieldOf(row, label)).toHaveValue(typed)
  expect(sent(row)).toEqual([])
  await fill(row, right)
}

const marks = /[\u200b\u202a\u202c]/

/** Wraps the text of every typed field in invisible marks, as copied text has them. */
async function addMarks(row: FormRow): Promise<void> {
  const typed = Object.keys(row.fill).filter((label) =>
    fieldOf(row, label).matches('textarea, input:is([type=text], [type=email], [type=tel], [type=url]):not([role])'),
  )
  const marked = Object.entries(valuesOf(row, typed)).map(([label, value]) => [label, `\u202a${value}\u200b\u202c`])
  await fill(row, Object.fromEntries(marked))
}

/** The server fails, then rejects a field: its message is shown, and all input stays. */
export async function survivesAFailure(row: FormRow, shown: Shown): Promise<void> {
  const works = fail(row.call, '503')
  await submit(row, shown)
  await waitFor(() => expect(sent(row)[0]?.status).toBe(503))
  await waitFor(() => expect(errors() > 0 || inside(row) !== null).toBe(true))
  await isIdle(row)
  expectKept(row)
  works()

  const [field, label] = row.refused
  const fields = { [field]: 'We cannot take this' }
  const accepts = fail(row.call, { status: 422, message: 'Please check what you entered', fields })
  await submit(row, shown)
  await waitFor(() => expect(sent(row)[0]?.status).toBe(422))
  await waitFor(() => expect(formOf(row).getByRole('alert')).toHaveTextContent('We cannot take this'))
  if (label) expectWrong(row, label, 'We cannot take this')
  await isIdle(row)
  expectKept(row)
  accepts()
}

/**
 * Submitted several times in a row, the form is sent once. Invisible marks of pasted texts are not sent; web addresses
 * are sent as they were typed.
 */
export async function isSentOnce(row: FormRow): Promise<void> {
  await addMarks(row)
  await pressRepeatedly(row)
  const wire = JSON.stringify(sent(row)[0])
  expect(wire).not.toMatch(marks)
  for (const typed of Object.values(row.fill)) if (/^https:/.test(String(typed))) expect(wire).toContain(typed)
}

/** Clicks twice and presses Enter in one task, and again during the request: only one request is accepted. */
async function pressRepeatedly(row: FormRow): Promise<void> {
  let accepted = 0
  const stop = requestLog.listen(({ id, status }) => {
    if (id === row.call && status !== 'lost' && status < 300) accepted++
  })
  const answers = fail(row.call, 'hang')
  const press = () => {
    const button = formOf(row).getByRole('button', { name: row.submit })
    act(() => {
      button.click()
      button.click()
      button.closest('form')?.requestSubmit()
    })
  }
  press()
  await formOf(row).findByRole('button', { name: row.submit, busy: true })
  press()
  answers()
  await release(() => {
    expect(accepted).toBeGreaterThan(0)
    expect(requestLog.running()).toBe(0)
  })
  expect(accepted).toBe(1)
  stop()
}

const isIdle = (row: FormRow) =>
  waitFor(() => expect(formOf(row).getByRole('button', { name: row.submit })).not.toHaveAttribute('aria-busy', 'true'))

/** The session expires: signing in leads back to the form, with the input and the focus restored. */
export async function comesBackAfterSigningIn(row: FormRow, shown: Shown): Promise<void> {
  const { comesBack = [] } = row
  const as = personaOf(row) ?? 'visitor'
  const lost = comesBack === 'no' ? [] : comesBack
  const last = Object.keys(row.fill)
    .filter((label) => row.fill[label] !== true)
    .at(-1)
  if (last) fieldOf(row, last).focus()
  fail(row.call, '401x1')
  await submit(row, shown)
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/login'))
  for (const label of lost) expect(JSON.stringify({ ...localStorage })).not.toContain(row.fill[label])
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })

  const answer = signInAs(as)
  expect(answer?.user?.userId).toBe(personas[as].userId)
  if (answer) await shown.store.dispatch(signIn(answer))
  if (row.opensAgain) await row.open?.(shown.user)
  await screen.findByRole('form', { name: row.form })
  // A chosen option that has to be read first is shown once it has arrived.
  await waitFor(() => expectKept(row, lost))
  if (last) await waitFor(() => expect(fieldOf(row, last)).toHaveFocus())
  await fill(row, Object.fromEntries(lost.map((label) => [label, row.fill[label] ?? ''])))
}
