import { vi } from 'vitest'
import * as download from '@/lib/download'
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
