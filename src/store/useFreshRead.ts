import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { fetchFresh, fetchHas, type Asked } from '@/api/client/fetchOnce'
import { useAppDispatch } from './hooks'
import type { RootState } from './store'

type Endpoint<Args, Data> = {
  initiate: (args: Args, options: { forceRefetch: true }) => ThunkAction<Asked<Data>, RootState, unknown, UnknownAction>
}

/** Reads the latest data of an endpoint when it is called, for decisions: rejects on failure (`fetchFresh`). */
export function useFreshRead<Args, Data>({ initiate }: Endpoint<Args, Data>): (args: Args) => Promise<Data> {
  const dispatch = useAppDispatch()
  return (args) => fetchFresh(dispatch(initiate(args, { forceRefetch: true })))
}

/** Reads a list when it is called and says whether it has a row; undefined if that can't be told (`fetchHas`). */
export function useHas<Row>({ initiate }: Endpoint<void, readonly Row[]>) {
  const dispatch = useAppDispatch()
  return (isRow: (row: Row) => boolean) => fetchHas(dispatch(initiate(undefined, { forceRefetch: true })), isRow)
}
