import type { BoundFunctions, queries } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import * as download from '@/lib/files/download'
import { requestLog } from '@mocks/requestLog'

/** The bodies of a call's requests, oldest first; undefined where a request has none. */
export const sent = (id: string): unknown[] =>
  requestLog
    .read()
    .filter((call) => call.id === id)
    .map((call) => (call.sent ? (JSON.parse(call.sent) as unknown) : undefined))
    .reverse()

/** The paths of a call's requests, oldest first. */
export const asked = (id: string): string[] =>
  requestLog
    .read()
    .filter((call) => call.id === id)
    .map(({ path }) => path)
    .reverse()

/** Collects the files that the page saves; restored by `vi.restoreAllMocks()`. */
export function savedFiles() {
  const files: { name: string; file: Blob }[] = []
  vi.spyOn(download, 'saveFile').mockImplementation((file, name) => void files.push({ name, file }))
  return files
}

/** Types the name that a destructive act asks for. */
export async function typeName({ user }: { user: UserEvent }, dialog: BoundFunctions<typeof queries>) {
  const field = await dialog.findByLabelText(/^Type “.+” to confirm$/)
  const [, name = ''] = /^Type “(.+)” to confirm$/.exec(field.closest('label')?.textContent ?? '') ?? []
  await user.type(field, name)
}
