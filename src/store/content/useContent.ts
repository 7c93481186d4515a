import { useCallback, useEffect } from 'react'
import type { ContentFile } from '@/api/content'
import { useAppDispatch, useAppSelector } from '../hooks'
import { selectContent } from './contentSlice'
import { readContent } from './readContent'

type Options = {
  /** Reads nothing. */
  skip?: boolean
  /** Reads the file again at this interval, in ms. */
  pollingInterval?: number
}

/** A file of the content source, read when it is first shown: a result like that of the API's query hooks. */
export function useContent<F extends ContentFile>(file: F, { skip = false, pollingInterval }: Options = {}) {
  const dispatch = useAppDispatch()
  const entry = useAppSelector((state) => (skip ? undefined : selectContent(state, file)))
  const refetch = useCallback(() => dispatch(readContent(file, { force: true })), [dispatch, file])
  useEffect(() => {
    if (!skip) void dispatch(readContent(file))
  }, [dispatch, file, skip])
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
