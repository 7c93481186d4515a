import { createApi, type BaseQueryFn, type EndpointBuilder } from '@reduxjs/toolkit/query/react'
import type { Args, ReadRoute, Result, WriteRoute } from '@/contract/route'
import type { Call, Options } from './base'
import { batchTicket } from './batch'
import { offline, type ApiError } from './errors'
import type { Feedback } from './feedback'
import { tags, type Tag } from './tags'

/** The machinery of calls is fetched with the first call: a page that asks the API nothing does not carry it. */
const baseQuery: BaseQueryFn<Call, unknown, ApiError, Options> = async (call, state, options) => {
  const base = await import('./base').catch(() => undefined)
  return base ? base.baseQuery(call, state, options) : { error: offline }
}

/** The one API of the app; every domain injects its calls. */
export const api = createApi({
  baseQuery,
  // The list only serves a warning in development.
  tagTypes: (import.meta.env.DEV ? tags : []) as readonly Tag[],
  endpoints: () => ({}),
  keepUnusedDataFor: 120,
})

/** The server knows better than the screen: what was to be changed is gone, or somebody has changed it already. */
const isOutdated = ({ status }: ApiError) => status === 404 || status === 409

type Build = EndpointBuilder<typeof baseQuery, Tag, 'api'>

type CallOptions<R extends ReadRoute | WriteRoute, Intent> = Feedback<Result<R>, CallArgs<R, Intent>> & {
  /** A 401 of this call does not end the session (signing in, session checks). */
  skipAuthHandling?: true
}
type CallArgs<R extends ReadRoute | WriteRoute, Intent> = [Intent] extends [never]
  ? Args<R>
  : Args<R> & { intent: Intent }

/** What saves a file may be asked with the file's name, where only the page knows it (`pdfName` of an invoice). */
type Named<R extends ReadRoute, Name> = [Name] extends [never] ? Args<R> : Args<R> & { fileName: Name }

/**
 * The two words in which a domain declares its calls: one line a call, feedback and cache tags included.
 * @param domain the contract's tag of these calls; their answers are checked by its generated checks
 */
export function calls(build: Build, domain: string) {
  const options = (feedback: object) => ({ ...feedback, domain }) as Options
  return {
    read: <const R extends ReadRoute, Name = never>(
      route: R,
      {
        provides = [],
        keepUnusedFor,
        ...feedback
      }: CallOptions<R, never> & {
        provides?: Tag[]
        keepUnusedFor?: number
        saveAs?: (asked: Named<R, Name>) => string
      } = {},
    ) =>
      build.query<Result<R>, Named<R, Name>>({
        query: (args) => ({ route, args }),
        extraOptions: options(feedback),
        providesTags: provides,
        ...(keepUnusedFor === undefined ? {} : { keepUnusedDataFor: keepUnusedFor }),
      }),
    write: <const R extends WriteRoute, Intent = never>(
      route: R,
      { invalidates = [], ...feedback }: CallOptions<R, Intent> & { invalidates?: Tag[] } = {},
    ) =>
      build.mutation<Result<R>, CallArgs<R, Intent>>({
        query: (args) => {
          const ticket = batchTicket(args)
          if (ticket) Object.assign(ticket, { route, invalidates })
          return { route, args }
        },
        extraOptions: options(feedback),
        // A bulk run invalidates once, at its end.
        invalidatesTags: (_answer, error, args) =>
          batchTicket(args) || (error && !isOutdated(error)) ? [] : invalidates,
      }),
  }
}
