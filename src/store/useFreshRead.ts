import { isNow } from '@/lib/calls/unansweredWrites'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { fetchFresh, fetchHas, type Query } from '@/api/client/fetchOnce'
import { useAppDispatch } from './hooks'
import type { RootState } from './store'

type Endpoint<Args, Data> = {
  initiate: (args: Args) => ThunkAction<Query<Data>, RootState, unknown, UnknownAction>
}

/** Returns a function that reads an endpoint's latest data, for decisions; it rejects on failure (`fetchFresh`). */
export function useFreshRead<Args, Data>({ initiate }: Endpoint<Args, Data>): (args: Args) => Promise<Data> {
  const dispatch = useAppDispatch()
  return (args) => fetchFresh(dispatch(initiate(args)))
}

/** Returns a function that reads a list and tells whether it has a row; undefined if that is unknown (`fetchHas`). */
export function useHas<Row>({ initiate }: Endpoint<void, readonly Row[]>) {
  const dispatch = useAppDispatch()
  return (isRow: (row: Row) => boolean) => fetchHas(dispatch(initiate()), isRow)
}

/** The same for a row that was deleted: tells whether it is gone. */
export function useIsGone<Row>(endpoint: Endpoint<void, readonly Row[]>) {
  const isListed = useHas(endpoint)
  return async (isRow: (row: Row) => boolean) => isNow(await isListed(isRow), false)
}
