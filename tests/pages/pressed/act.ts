import type { OperationId } from '@/contract/route'
import type { ScenarioName } from '@mocks/scenarios'
import type { Persona, Shown } from '@tests/page'

/** An action that takes a single click. */
export type Act = {
  path: string | (() => string)
  as: Persona
  scenario?: ScenarioName
  /** Changes the mock records before the page is shown. */
  first?: () => void
  /** Keeps the notices of new invitations and removals. */
  isNew?: true
  /** What happens on the page first: a call of another tab, or typing. */
  then?: (shown: Shown) => unknown
  /** Buttons and menu items to click before. */
  open?: readonly (string | RegExp)[]
  /** The text that the dialog asks the user to type. */
  typed?: string
  press: string | RegExp
  call: OperationId
}
