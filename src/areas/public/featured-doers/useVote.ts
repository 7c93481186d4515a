import { useState, useSyncExternalStore } from 'react'
import { api } from '@/api/client/api'
import { isApiError } from '@/api/client/errors'
import { fetchLatest } from '@/api/client/fetchOnce'
import { alreadyVoted, featuredDoersApi } from '@/api/community/featuredDoers'
import type { Shape } from '@/contract/types'
import { hasVoted } from '@/domain/community/votes'
import { certaintyOf, isAccepted, isOffline } from '@/lib/calls/certainty'
import { announceFailure } from '@/lib/calls/failureNotices'
import { singleFlight } from '@/lib/calls/singleFlight'
import { toast } from '@/lib/calls/toast'
import { countOf } from '@/lib/money/counts'
import { useAppDispatch } from '@/store/hooks'
import type { AppThunk } from '@/store/store'
import { attemptInPlace } from '@/ui/attempt'
import { votesCookie } from './votesCookie'

type Doer = Shape<'FeaturedDoer'>

/** Updates a doer in all cached queries; @returns the rollback */
const changeVotes =
  (id: string, change: (votes: number) => number): AppThunk<() => void> =>
  (dispatch, getState) => {
    const touch = (doer: Doer | undefined) => {
      if (doer?.featuredDoerId === id && doer.votes !== undefined) doer.votes = Math.max(0, change(doer.votes))
    }
    const { updateQueryData } = featuredDoersApi.util
    const undo = api.util.selectInvalidatedBy(getState(), ['FeaturedDoer']).map(({ endpointName, originalArgs }) => {
      if (endpointName === 'listFeaturedDoers')
        return dispatch(
          updateQueryData('listFeaturedDoers', originalArgs, ({ featuredDoers }) => featuredDoers.forEach(touch)),
        )
      if (endpointName === 'getSpotlightedFeaturedDoer')
        return dispatch(
          updateQueryData('getSpotlightedFeaturedDoer', originalArgs, ({ superFeaturedDoer }) =>
            touch(superFeaturedDoer),
          ),
        )
      return endpointName === 'getFeaturedDoer'
        ? dispatch(updateQueryData('getFeaturedDoer', originalArgs, touch))
        : undefined
    })
    return () => undo.forEach((patch) => patch?.undo())
  }

const { getFeaturedDoer, voteFeaturedDoer } = featuredDoersApi.endpoints

/**
 * Sends one vote as an optimistic update, rolled back if rejected.
 * @returns undefined if the vote did not count, otherwise the doer's votes, if their number is known
 */
const sendVote =
  ({ featuredDoerId: id, votes }: Doer): AppThunk<Promise<{ votes?: number } | undefined>> =>
  async (dispatch) => {
    // The cookie is written before the request, so that another tab doesn't send a second vote.
    if (!(await votesCookie.add(id))) {
      toast.info(alreadyVoted)
      return undefined
    }
    const undo = dispatch(changeVotes(id, (now) => now + 1))
    const sent = await attemptInPlace(() => dispatch(voteFeaturedDoer.initiate({ id }, { track: false })))
    if (sent.ok) {
      dispatch(changeVotes(id, () => sent.answer.votes))
      return { votes: sent.answer.votes }
    }
    const { error, notice } = sent
    if (isAccepted(error)) return votes === undefined ? {} : { votes: votes + 1 }
    undo()
    const status = isApiError(error) ? error.status : undefined
    // The server has already counted an earlier vote: store it in the cookie from now on.
    if (status === 409) return undefined
    if (certaintyOf(error) !== 'refused' && !isOffline(error)) {
      const read = getFeaturedDoer.initiate({ id })
      const { data: doer } = await fetchLatest(dispatch(read))
      const now = doer?.votes
      // A higher number shows that the vote was counted; without the earlier number there is nothing to compare.
      if (now !== undefined && votes !== undefined && now > votes) {
        dispatch(changeVotes(id, () => now))
        return { votes: now }
      }
    }
    await votesCookie.remove(id)
    if (notice && isApiError(error)) announceFailure(error, notice)
    return undefined
  }

/** Voting: the votes cast, the vote function, and the message for the live region. */
export function useVote() {
  const dispatch = useAppDispatch()
  const votes = useSyncExternalStore(votesCookie.subscribe, votesCookie.read)
  const [announcement, setAnnouncement] = useState('')

  const vote = async (doer: Doer) => {
    if (votesCookie.has(doer.featuredDoerId)) return toast.info(alreadyVoted)
    const flight = await singleFlight(`vote:${doer.featuredDoerId}`, () => dispatch(sendVote(doer)))
    if (!('done' in flight) || flight.done === undefined) return
    const all = flight.done.votes === undefined ? '' : ` ${countOf(flight.done.votes, 'vote')} now.`
    setAnnouncement(`Your vote for ${doer.firstName} ${doer.lastName} counts.${all}`)
  }
  return { announcement, hasVoted: (id: string) => hasVoted(votes, id), vote: (doer: Doer) => void vote(doer) }
}

export type Voting = ReturnType<typeof useVote>
