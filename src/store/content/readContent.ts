import { readContentFile, type ContentFile, type ContentOf } from '@/api/community/content'
import { isWithin } from '@/lib/dates/within'
import { isSameJson } from '@/lib/objects'
import { toast } from '@/lib/calls/toast'
import type { AppThunk } from '../store'
import { readFailed, readFulfilled, readStarted, selectContent, type ContentEntry } from './contentSlice'

/** How long content is shown without being read again, in ms: it rarely changes. */
const fresh = 3_600_000

/**
 * Reads a file of the content source, unless it was read within the last hour or is being read.
 * @param force reads it even if it is known
 * @returns the entry afterwards, with `data`, `error` or both; never throws
 */
export function readContent<F extends ContentFile>(
  file: F,
  { force = false } = {},
): AppThunk<Promise<ContentEntry<ContentOf<F>> | undefined>> {
  return async (dispatch, getState, { contentReads: reads }) => {
    const known = selectContent(getState(), file)
    const isKnown = known?.data !== undefined && isWithin(fresh, known.fulfilledAt ?? 0, Date.now())
    if (!reads.has(file) && (force || !isKnown)) {
      const reading = dispatch(read(file))
      reads.set(file, reading)
      void reading.finally(() => reads.delete(file))
    }
    await reads.get(file)
    return selectContent(getState(), file)
  }
}

function read(file: ContentFile): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(readStarted({ file, at: Date.now() }))
    const found = await readContentFile(file)
    const known = selectContent(getState(), file)?.data
    // If nothing has changed, the object stays the same, so that the page isn't rendered again.
    const done = (data: unknown) =>
      dispatch(readFulfilled({ file, at: Date.now(), data: isSameJson(known, data) ? known : data }))
    if ('data' in found) return void done(found.data)
    if (file === 'footer.json') {
      toast.failure('Failed to fetch footer content')
      // Without earlier data the footer shows no links (R-FTR-03).
      if (selectContent(getState(), file)?.data === undefined) return void done([])
    }
    dispatch(readFailed({ file, error: found.error }))
  }
}
