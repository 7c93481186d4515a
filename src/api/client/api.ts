import { createApi, type BaseQueryFn, type EndpointBuilder } from '@reduxjs/toolkit/query/react'
import type { Args, ReadRoute, Result, WriteRoute } from '@/contract/route'
import { presentAct, runInAct } from '@/lib/act'
import type { Call, Options } from './base'
import { batchTicket } from './batch'
import { offline, type ApiError } from './errors'
import type { Feedback } from './feedback'
import { tags, type Tag } from './tags'

/** The request code is loaded with the first call, so that pages without API calls do not load it. */
const baseQuery: BaseQueryFn<Call, unknown, ApiError, Options> = async (call, state, options) => {
  const act = presentAct()
  const base = await import('./base').catch(() => undefined)
  return base ? runInAct(act, () => base.baseQuery(call, state, options)) : { error: offline }
}

/** The single API of the app; every domain injects its endpoints. */
export const api = createApi({
  baseQuery,
  // The list is only used for a warning in development.
  tagTypes: (import.meta.env.DEV ? tags : []) as readonly Tag[],
  endpoints: () => ({}),
  keepUnusedDataFor: 120,
})

/** The displayed data is stale: the object to change was deleted (404), or somebody has changed it already (409). */
const isOutdated = ({ status }: ApiError) => status === 404 || status === 409

type Build = EndpointBuilder<typeof baseQuery, Tag, 'api'>

type CallOptions<R extends ReadRoute | WriteRoute, Intent> = Feedback<Result<R>, CallArgs<R, Intent>> & {
  /** A 401 of this call does not end the session (sign-in, session checks). */
  skipAuthHandling?: true
}
type CallArgs<R extends ReadRoute | WriteRoute, Intent> = [Intent] extends [never]
  ? Args<R>
  : Args<R> & { intent: Intent }

/** Downloads accept the file's name as an argument, since only the page knows it (`pdfName` of an invoice). */
type Named<R extends ReadRoute, Name> = [Name] extends [never] ? Args<R> : Args<R> & { fileName: Name }

/**
 * The two functions with which a domain declares its calls: one line per call, including feedback and cache tags.
 * @param domain the contract's tag of these calls; responses are validated by its generated checks
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
