import { useCallback, useEffect } from 'react'
import type { ContentFile } from '@/api/community/content'
import { appReady } from '@/lib/browser/appReady'
import { useAppDispatch, useAppSelector } from '../hooks'
import { isUnread, selectContent } from './contentSlice'
import { readContent } from './readContent'

type Options = {
  /** Reads nothing. */
  skip?: boolean
  /** Reads the file again at this interval, in ms. */
  pollingInterval?: number
  /** It is read, or read again, only once this holds: while it can be seen. */
  due?: boolean
}

/**
 * A file of the content source, read when it is first shown: a result like that of the API's query hooks. What the build
 * embedded in the page is read again once the page is rendered: links, prices and legal texts may have changed since (R-FTR-01,
 * R-FTR-04). What cannot be read stays as it is.
 */
export function useContent<F extends ContentFile>(
  file: F,
  { skip = false, pollingInterval, due = true }: Options = {},
) {
  const dispatch = useAppDispatch()
  // One by one: an answer that changes nothing renders nothing.
  const data = useAppSelector((state) => (skip ? undefined : selectContent(state, file)?.data))
  const error = useAppSelector((state) => (skip ? undefined : selectContent(state, file)?.error))
  const isReading = useAppSelector((state) => !skip && (selectContent(state, file)?.reading ?? true))
  const refetch = useCallback(() => dispatch(readContent(file, { force: true })), [dispatch, file])
  useEffect(() => {
    if (skip || !due) return
    const isEmbedded = () => dispatch((_, getState) => isUnread(selectContent(getState(), file)))
    const readAgain = () => {
      if (appReady.read() && isEmbedded()) void dispatch(readContent(file))
    }
    if (isEmbedded()) readAgain()
    else void dispatch(readContent(file))
    return appReady.subscribe(readAgain)
  }, [dispatch, file, skip, due])
  useEffect(() => {
    if (skip || pollingInterval === undefined) return
    const timer = setInterval(() => void refetch(), pollingInterval)
    return () => clearInterval(timer)
  }, [refetch, skip, pollingInterval])
  return {
    data,
    error,
    isError: error !== undefined,
    isFetching: isReading,
    refetch,
  }
}
