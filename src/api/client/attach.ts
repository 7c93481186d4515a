import type { Middleware, Reducer } from '@reduxjs/toolkit'

/** What the query library adds to a store. */
type Attachable = { reducerPath: 'api'; reducer: Reducer; middleware: Middleware }

let loaded: Attachable | undefined
const stores = new Set<(api: Attachable) => void>()

/** Calls `attach` when the API is loaded, which happens with the first code that declares a call. */
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
