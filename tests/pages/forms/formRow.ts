import type { UserEvent } from '@testing-library/user-event'
import type { OperationId } from '@/contract/route'
import type { Persona } from '@mocks/personas'
import type { ScenarioName } from '@mocks/scenarios'

/** The input by field label, or `true` for a checkbox or button to click. */
export type Values = Record<string, string | true | (() => string)>

/** A form, and what its test needs to know about it. */
export type FormRow = {
  name: string
  /** The file that renders it, relative to src. */
  covers: string
  path: string | (() => string)
  /** The persona; by default that of its area: an administrator, the owner of a team, or a visitor. */
  as?: Persona
  scenario?: ScenarioName
  /** Changes the mock records before the page is shown. */
  first?: () => void
  /** Opens the form on the page. */
  open?: (user: UserEvent) => Promise<void>
  /** The form's accessible name. */
  form: string | RegExp
  submit: string | RegExp
  /** The operation that it sends. */
  call: OperationId
  fill: Values
  /** Labels of the required fields. */
  required?: readonly string[]
  /** Input that the form rejects, with the messages. */
  wrong?: Record<string, readonly [typed: string, said: string]>
  /**
   * A field that the server may reject: its name in the body and its label. Without a label the error is above the
   * form.
   */
  refused: readonly [name: string, label?: string]
  /**
   * Fields that are not restored after signing in again, by default none; `no`: nothing is stored. Visitors have no
   * session.
   */
  comesBack?: 'no' | readonly string[]
  /** The URL does not say that the form is open: it has to be opened again, and then has the input. */
  opensAgain?: true
  /** Submitting involves further calls: their failures are tested with the payment. */
  pays?: true
}
