import type { UserEvent } from '@testing-library/user-event'
import type { OperationId } from '@/contract/route'
import type { Persona } from '@mocks/personas'
import type { ScenarioName } from '@mocks/scenarios'
import { accountForms } from './accountForms'
import { memberForms } from './memberForms'
import { publicForms } from './publicForms'
import { signingForms } from './signingForms'

/** The input by field label, or `true` for a checkbox or button to click. */
export type Values = Record<string, string | true | (() => string)>

/** A form, and what the five situations need to know about it. */
export type FormRow = {
  name: string
  /** The file that renders it, relative to src. */
  covers: string
  path: string | (() => string)
  as?: Persona
  scenario?: ScenarioName
  /** Changes the mock records before the page is shown. */
  first?: () => void
  /** Opens the form on the page. */
  open?: (user: UserEvent) => Promise<void>
  /** The form's accessible name. */
  form: string
  submit: string | RegExp
  /** The operation that it sends. */
  call: OperationId
  fill: Values
  /** Labels of the required fields. */
  required: readonly string[]
  /** Input that the form rejects, with the messages. */
  wrong?: Record<string, readonly [typed: string, said: string]>
  /**
   * A field that the server may reject: its name in the body and its label. Without a label the error is above the
   * form.
   */
  refused: readonly [name: string, label?: string]
  /** Fields that are not restored after signing in again; `no`: nothing is stored, or nobody is signed in. */
  comesBack: 'no' | readonly string[]
  /** Submitting involves further calls: their failures are tested with the payment. */
  pays?: true
}

export const forms: readonly FormRow[] = [...signingForms, ...publicForms, ...memberForms, ...accountForms]

/** Forms that the table cannot cover: not a `Form`, or rendered from server data. And where they are tested. */
export const plainForms: Record<string, string> = {
  'areas/public/cart/CodeBox.tsx': 'tests/pages/public/cart.test.tsx',
  'areas/public/solution/MissingFields.tsx': 'tests/pages/public/solutionFields.test.tsx',
  'areas/public/about-you/Survey.tsx': 'tests/pages/forms/aboutYou.test.ts',
  'areas/public/cart/Pay.tsx': 'tests/pages/public/checkout.test.tsx',
  'areas/public/login/StaticForm.tsx': 'tests/pages/public/loginPainted.test.tsx',
  'areas/account/payment/CardDialog.tsx': 'tests/pages/account/payment.test.tsx',
  'ui/table/NamedViews.tsx': 'tests/unit/ui/tableViews.test.tsx',
}
