import type { UserEvent } from '@testing-library/user-event'
import type { OperationId } from '@/contract/route'
import type { Persona } from '@mocks/personas'
import type { ScenarioName } from '@mocks/scenarios'
import { accountForms } from './accountForms'
import { memberForms } from './memberForms'
import { publicForms } from './publicForms'
import { signingForms } from './signingForms'

/** What is typed into a field by its label, or `true` where it is a box or button to be clicked. */
export type Values = Record<string, string | true | (() => string)>

/** A form, and what the five situations have to know of it. */
export type FormRow = {
  name: string
  /** The file that draws it, below src. */
  covers: string
  path: string | (() => string)
  as?: Persona
  scenario?: ScenarioName
  /** Changes the mock's records before the page is shown. */
  first?: () => void
  /** What leads from the page to the form. */
  open?: (user: UserEvent) => Promise<void>
  /** The form's accessible name. */
  form: string
  submit: string | RegExp
  /** The call that it sends. */
  call: OperationId
  fill: Values
  /** Labels of what must be filled in. */
  required: readonly string[]
  /** What the form refuses, and what it says of it. */
  wrong?: Record<string, readonly [typed: string, said: string]>
  /** A field that the server may refuse: its name in the body, its label. Without a label it is told above the form. */
  refused: readonly [name: string, label?: string]
  /** Signing in again brings everything back but these; `no`: nothing of it is kept, or nobody is signed in. */
  comesBack: 'no' | readonly string[]
  /** Sending goes through more than this call: failures of it are tested with the payment. */
  pays?: true
}

export const forms: readonly FormRow[] = [...signingForms, ...publicForms, ...memberForms, ...accountForms]

/** Forms that the table cannot take through: no `Form`, or drawn by what the server asks for. And where they are tested. */
export const plainForms: Record<string, string> = {
  'areas/public/cart/CodeBox.tsx': 'tests/pages/public/cart.test.tsx',
  'areas/public/solution/MissingFields.tsx': 'tests/pages/public/solutionFields.test.tsx',
  'areas/public/about-you/Survey.tsx': 'tests/pages/forms/aboutYou.test.ts',
  'areas/public/cart/Pay.tsx': 'tests/pages/public/checkout.test.tsx',
  'areas/public/login/StaticForm.tsx': 'tests/pages/public/loginPainted.test.tsx',
  'areas/account/payment/CardDialog.tsx': 'tests/pages/account/payment.test.tsx',
}
