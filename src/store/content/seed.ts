import { isContentFile } from '@/api/community/content'
import { recordOf } from '@/lib/objects'
import type { ContentState } from './contentSlice'

/** Content embedded in the page: files of the content source by name (`footer.json`, `pages/about.json`). */
export type ContentBlock = Readonly<Record<string, unknown>>

/** The JSON block of a prerendered page; empty if there is none, or if it cannot be read. */
export function embeddedContent(): ContentBlock {
  const block = document.querySelector('script#content[type="application/json"]')
  try {
    const content: unknown = JSON.parse(block?.textContent ?? '{}')
    return recordOf(content)
  } catch {
    // The content source still has the data.
    return {}
  }
}

/** The initial content of a store: the prerendered page shows it already, so the first render must not wait for it. */
export function seededContent(content: ContentBlock = embeddedContent()): ContentState {
  const seeded: ContentState = {}
  for (const [file, data] of Object.entries(content)) if (isContentFile(file)) seeded[file] = { reading: false, data }
  return seeded
}
