import type { Middleware, Reducer } from '@reduxjs/toolkit'

/** What the query library adds to a store. */
type Attachable = { reducerPath: 'api'; reducer: Reducer; middleware: Middleware }

let loaded: Attachable | undefined
const stores = new Set<(api: Attachable) => void>()

/** Calls back once the first call is declared: the API is loaded with the first code that needs it. */
export function onApiLoaded(attach: (api: Attachable) => void): void {
  if (loaded) attach(loaded)
  else stores.add(attach)
}

/** Attaches the API to all stores. */
export function attachApi(api: Attachable): void {
  loaded = api
  for (const attach of stores) attach(api)
  stores.clear()
}
