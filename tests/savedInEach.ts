import { beforeEach, vi } from 'vitest'
import * as download from '@/lib/files/download'

/** What each test of a group saves as files. */
export function savedInEach() {
  const saved: { name: string; file: Blob }[] = []
  beforeEach(() => {
    saved.length = 0
    vi.spyOn(download, 'saveFile').mockImplementation((file, name) => void saved.push({ name, file }))
  })
  return saved
}
