import { isContentFile } from '@/api/content'
import type { AppDispatch } from '../store'
import { readContent } from './readContent'
import { embeddedContent } from './seed'

/**
 * Reads again from the content source what the build embedded in the page: links, prices and legal texts may have changed
 * since (R-FTR-01, R-FTR-04). What cannot be read stays as it is.
 */
export async function refreshContent(dispatch: AppDispatch): Promise<void> {
  const files = Object.keys(embeddedContent()).filter(isContentFile)
  await Promise.all(files.map((file) => dispatch(readContent(file, { force: true }))))
}
