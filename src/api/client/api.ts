import {
  createApi,
  type BaseQueryFn,
  type EndpointBuilder,
  type EndpointDefinitions,
} from '@reduxjs/toolkit/query/react'
import type { Domain } from '@/contract/operations.gen'
import type { Args, ReadRoute, Result, Route, WriteRoute } from '@/contract/route'
import { currentSubmission, runInSubmission } from '@/lib/calls/submission'
import { isOutdated, maybeOutdated } from '@/lib/calls/certainty'
import { attachApi } from './attach'
import type { Call, Options } from './baseQuery'
import { batchTicket } from './batch'
import { offline, type ApiError } from './errors'
import type { Feedback } from './callToasts'
import { tags, type Tag } from './tags'

/** The request code is loaded with the first call, so that pages without API calls do not load it. */
const baseQuery: BaseQueryFn<Call, unknown, ApiError, Options> = async (call, state, options) => {
  const submission = currentSubmission()
  const base = await import('./lateReads').catch(() => undefined)
  return base ? runInSubmission(submission, () => base.baseQueryWithReread(call, state, options)) : { error: offline }
}

// The list is only used for a warning in development.
const tagTypes: readonly Tag[] = import.meta.env.DEV ? tags : []

/** The single API of the app; every domain injects its endpoints. */
export const api = createApi({
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
  keepUnusedDataFor: 120,
  // Only `store/session/crossTab.ts` triggers it, when the browser restores a page from its cache: without
  // `setupListeners`, a connection that is back does not.
  refetchOnReconnect: true,
})
attachApi(api)

type Build = EndpointBuilder<typeof baseQuery, Tag, 'api'>

/** The arguments of a call, with the notes that a page may add to them (`callNotes.ts`). */
type Asked<R extends Route, Notes> = [Notes] extends [never] ? Args<R> : Args<R> & Notes

type CallOptions<R extends Route, Notes> = Feedback<Result<R>, Asked<R, Notes>> & {
  /** A 401 of this call does not end the session (sign-in, session checks). */
  skipAuthHandling?: true
  /** A write that only its answer makes useful, such as a sign-in: without one, it counts as not done. */
  changesNothing?: true
}

type QueryOptions<R extends Route, Notes> = CallOptions<R, Notes> & {
  provides?: Tag[]
  keepUnusedFor?: number
  /** Saves the response as a file of this name instead of caching it. */
  saveAs?: (asked: Asked<R, Notes>) => string
}

/**
 * The three functions with which a domain declares its calls: one line per call, including feedback and cache tags.
 * `read` fetches; `compute` sends a body, changes nothing, and is cached by its arguments like a read; `write` changes.
 * @param domain the contract's tag of these calls; responses are validated by its generated checks
 */
function calls(build: Build, domain: Domain) {
  const query = <R extends Route, Notes>(
    route: R,
    { provides = [], keepUnusedFor, saveAs, ...feedback }: QueryOptions<R, Notes>,
  ) =>
    build.query<Result<R>, Asked<R, NoInfer<Notes>>>({
      query: (args) => ({ route, args, saveAs: saveAs?.(args) }),
      extraOptions: { ...feedback, domain },
      providesTags: provides,
      ...(keepUnusedFor === undefined ? {} : { keepUnusedDataFor: keepUnusedFor }),
    })
  return {
    read: <const R extends ReadRoute, Notes = never>(route: R, options: QueryOptions<R, Notes> = {}) =>
      query<R, Notes>(route, options),
    compute: <const R extends WriteRoute, Notes = never>(route: R, options: QueryOptions<R, Notes> = {}) =>
      query<R, Notes>(route, options),
    write: <const R extends WriteRoute, Notes = never>(
      route: R,
      { invalidates = [], ...feedback }: CallOptions<R, Notes> & { invalidates?: Tag[] } = {},
    ) => {
      // The caller, such as a payment, finds out the outcome itself.
      const isCheckedElsewhere = feedback.silent !== undefined || feedback.stayOnPage === true
      const concernsReads = (error: ApiError) =>
        isCheckedElsewhere || error.status === 'aborted' ? isOutdated(error) : maybeOutdated(error)
      return build.mutation<Result<R>, Asked<R, NoInfer<Notes>>>({
        query: (args) => {
          const ticket = batchTicket(args)
          if (ticket) ticket.invalidates = invalidates
          return { route, args }
        },
        extraOptions: { ...feedback, domain, changesReads: invalidates.length > 0 },
        // A bulk run invalidates once, at its end.
        invalidatesTags: (_answer, error, args) =>
          batchTicket(args) || (error && !concernsReads(error)) ? [] : invalidates,
      })
    },
  }
}

/** Adds the calls of a domain to the API. @param declare declares them with `calls` @param domain its contract tag */
export const injectCalls = <Definitions extends EndpointDefinitions>(
  domain: Domain,
  declare: (declarers: ReturnType<typeof calls>) => Definitions,
) => api.injectEndpoints({ endpoints: (build) => declare(calls(build, domain)) })
