import { useCallback, useEffect } from 'react'
import type { ContentFile } from '@/api/content'
import { useAppReady } from '@/lib/useAppReady'
import { useAppDispatch, useAppSelector } from '../hooks'
import { selectContent } from './contentSlice'
import { readContent } from './readContent'

type Options = {
  /** Reads nothing. */
  skip?: boolean
  /** Reads the file again at this interval, in ms. */
  pollingInterval?: number
  /** What the build embedded is read again only while this holds: while it can be seen. */
  inView?: boolean
  /** What it did not embed is read only once this holds. */
  due?: boolean
}

/**
 * A file of the content source, read when it is first shown: a result like that of the API's query hooks. What the build
 * embedded in the page is read again once the page stands: links, prices and legal texts may have changed since (R-FTR-01,
 * R-FTR-04). What cannot be read stays as it is.
 */
export function useContent<F extends ContentFile>(
  file: F,
  { skip = false, pollingInterval, inView = true, due = true }: Options = {},
) {
  const dispatch = useAppDispatch()
  const entry = useAppSelector((state) => (skip ? undefined : selectContent(state, file)))
  const refetch = useCallback(() => dispatch(readContent(file, { force: true })), [dispatch, file])
  const ready = useAppReady()
  const isEmbedded = entry?.data !== undefined && entry.fulfilledAt === undefined
  const waits = skip || (isEmbedded ? !(ready && inView) : !due)
  useEffect(() => {
    if (!waits) void dispatch(readContent(file))
  }, [dispatch, file, waits])
  useEffect(() => {
    if (skip || pollingInterval === undefined) return
    const timer = setInterval(() => void refetch(), pollingInterval)
    return () => clearInterval(timer)
  }, [refetch, skip, pollingInterval])
  return {
    data: entry?.data,
    error: entry?.error,
    isError: entry?.error !== undefined,
    isFetching: !skip && (entry?.reading ?? true),
    refetch,
  }
}
