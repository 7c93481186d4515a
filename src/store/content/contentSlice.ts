import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ApiError } from '@/api/client/errors'
import type { ContentFile, ContentOf } from '@/api/community/content'

/** One file of the content source, as far as it is known. */
export type ContentEntry<Data = unknown> = {
  /** The last data that was read; survives a failed read. */
  data?: Data
  /** Why the last read failed. */
  error?: ApiError
  reading: boolean
  /** When the last read began, and when data last arrived, in ms. Data that the build embedded never arrived. */
  startedAt?: number
  fulfilledAt?: number
}

export type ContentState = Partial<Record<ContentFile, ContentEntry>>

/** Whether the build embedded it, and the content source has not delivered it yet. */
export const isUnread = (entry: ContentEntry | undefined): boolean =>
  entry?.data !== undefined && entry.fulfilledAt === undefined

type File = { file: ContentFile; at: number }

const initialState: ContentState = {}

/**
 * What has been read from the content source. Apart from the API's cache, so that a first page that shows nothing but
 * content starts without the query library.
 */
export const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    readStarted(state, { payload: { file, at } }: PayloadAction<File>) {
      const entry = state[file]
      // What the build embedded is checked behind the page, which waits for nothing.
      state[file] = { ...entry, reading: !isUnread(entry) || entry?.error !== undefined, startedAt: at }
      delete state[file].error
    },
    readFulfilled(state, { payload: { file, at, data } }: PayloadAction<File & { data: unknown }>) {
      state[file] = { ...state[file], reading: false, fulfilledAt: at, data }
    },
    readFailed(state, { payload: { file, error } }: PayloadAction<{ file: ContentFile; error: ApiError }>) {
      state[file] = { ...state[file], reading: false, error }
    },
  },
})

export const { readStarted, readFulfilled, readFailed } = contentSlice.actions

/** What is known of a file; undefined before its first read. */
export const selectContent = <F extends ContentFile>(
  { content }: { content: ContentState },
  file: F,
): ContentEntry<ContentOf<F>> | undefined => content[file] as ContentEntry<ContentOf<F>> | undefined
