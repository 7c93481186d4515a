import { isNow } from '@/lib/calls/unansweredActs'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { fetchFresh, fetchHas, type Asked } from '@/api/client/fetchOnce'
import { useAppDispatch } from './hooks'
import type { RootState } from './store'

type Endpoint<Args, Data> = {
  initiate: (args: Args) => ThunkAction<Asked<Data>, RootState, unknown, UnknownAction>
}

/** Reads the latest data of an endpoint when it is called, for decisions: rejects on failure (`fetchFresh`). */
export function useFreshRead<Args, Data>({ initiate }: Endpoint<Args, Data>): (args: Args) => Promise<Data> {
  const dispatch = useAppDispatch()
  return (args) => fetchFresh(dispatch(initiate(args)))
}

/** Reads a list when it is called and says whether it has a row; undefined if that can't be told (`fetchHas`). */
export function useHas<Row>({ initiate }: Endpoint<void, readonly Row[]>) {
  const dispatch = useAppDispatch()
  return (isRow: (row: Row) => boolean) => fetchHas(dispatch(initiate()), isRow)
}

/** The same for a row that was deleted: says whether it is gone. */
export function useIsGone<Row>(endpoint: Endpoint<void, readonly Row[]>) {
  const isListed = useHas(endpoint)
  return async (isRow: (row: Row) => boolean) => isNow(await isListed(isRow), false)
}
