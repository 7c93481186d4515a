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

/** The content of a new store: what is displayed already is not fetched before the page is rendered. */
export function seededContent(content: ContentBlock = embeddedContent()): ContentState {
  const seeded: ContentState = {}
  for (const [file, data] of Object.entries(content)) if (isContentFile(file)) seeded[file] = { reading: false, data }
  return seeded
}
