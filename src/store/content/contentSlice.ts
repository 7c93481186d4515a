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
  /** When the last read began, and when data last arrived, in ms; for embedded data `fulfilledAt` is missing. */
  startedAt?: number
  fulfilledAt?: number
}

export type ContentState = Partial<Record<ContentFile, ContentEntry>>

/** Whether the data was embedded by the build, and was not read from the content source yet. */
export const isUnread = (entry: ContentEntry | undefined): boolean =>
  entry?.data !== undefined && entry.fulfilledAt === undefined

type File = { file: ContentFile; at: number }

const initialState: ContentState = {}

/**
 * Data from the content source. It is not in the API's cache, so that a first page that shows only content starts
 * without the query library.
 */
export const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    readStarted(state, { payload: { file, at } }: PayloadAction<File>) {
      const entry = state[file]
      // Embedded data is checked in the background: the page does not show that it is loading.
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

/** The entry of a file; undefined before its first read. */
export const selectContent = <F extends ContentFile>(
  { content }: { content: ContentState },
  file: F,
): ContentEntry<ContentOf<F>> | undefined => content[file] as ContentEntry<ContentOf<F>> | undefined
