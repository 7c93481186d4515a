import type { BoundFunctions, queries } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { requestLog } from '@mocks/requestLog'

/** The paths of a call's requests, oldest first. */
export const asked = (id: string): string[] =>
  requestLog
    .read()
    .filter((call) => call.id === id)
    .map(({ path }) => path)
    .reverse()

/** Types the name that the dialog of a destructive action asks for. */
export async function typeName({ user }: { user: UserEvent }, dialog: BoundFunctions<typeof queries>) {
  const field = await dialog.findByLabelText(/^Type “.+” to confirm$/)
  const [, name = ''] = /^Type “(.+)” to confirm$/.exec(field.closest('label')?.textContent ?? '') ?? []
  await user.type(field, name)
}
