import type { OperationId } from '@/contract/route'
import type { ScenarioName } from '@mocks/scenarios'
import type { Persona, Shown } from '@tests/page'

/** An act of one press. */
export type Act = {
  path: string | (() => string)
  as: Persona
  scenario?: ScenarioName
  /** Changes the mock records before the page is shown. */
  first?: () => void
  /** Notices of what is new stay. */
  isNew?: true
  /** What happens on the page before: a call of another tab, or what is typed. */
  then?: (shown: Shown) => unknown
  /** Buttons and items of menus that lead to it. */
  open?: readonly (string | RegExp)[]
  /** What a dialog asks to be typed. */
  typed?: string
  press: string | RegExp
  call: OperationId
}
