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
  /** Reads the file, or reads it again, only once this is true: when it can be seen. */
  due?: boolean
}

/**
 * Reads a file of the content source when it is first shown, with a result like that of the API's query hooks. Data
 * that the build embedded is read again once the page is rendered: links, prices and legal texts may have changed since
 * (R-FTR-01, R-FTR-04). If that fails, the embedded data stays.
 */
export function useContent<F extends ContentFile>(
  file: F,
  { skip = false, pollingInterval, due = true }: Options = {},
) {
  const dispatch = useAppDispatch()
  // One selector for each value: an answer that changes nothing causes no render.
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
