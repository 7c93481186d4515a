import { isContentFile } from '@/api/community/content'
import { recordOf } from '@/lib/objects'
import type { AppDispatch } from '../store'
import { embedded } from './contentSlice'

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

/** Adds content to the store, so that what is displayed already is not fetched before the page is rendered. */
export function seedContent(dispatch: AppDispatch, content: ContentBlock = embeddedContent()): void {
  for (const [file, data] of Object.entries(content)) if (isContentFile(file)) dispatch(embedded({ file, data }))
}
