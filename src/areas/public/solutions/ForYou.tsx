import { shallowEqual } from 'react-redux'
import { solutionEligibilityApi, useGetSolutionEligibilityQuery } from '@/api/commerce/solutionEligibility'
import type { Solution } from '@/contract/content'
import type { Shape } from '@/contract/types'
import { useAppSelector, useIsSignedIn } from '@/store/hooks'
import { SolutionCard } from './SolutionCard'

const { select } = solutionEligibilityApi.endpoints.getSolutionEligibility

/** Offers that the server says were made for this member alone (R-CART-12). Last in the list, so that nothing moves. */
export function ForYou({ all }: { all: readonly Solution[] }) {
  const signedIn = useIsSignedIn()
  const offers = signedIn ? all.filter(({ isPersonalised }) => isPersonalised) : []
  const mine = useAppSelector(
    (state) => offers.filter(({ uid }) => isForMe(select({ id: uid })(state).data)),
    shallowEqual,
  )
  return (
    <>
      {offers.map(({ uid }) => (
        <Ask key={uid} uid={uid} />
      ))}
      {mine.length > 0 && (
        <section className="market-section" aria-label="For you">
          <div className="market-head">
            <h2>For you</h2>
            <p className="mb-0 text-muted">Made for you. Only you can see it.</p>
          </div>
          <ul className="market-grid">
            {mine.map((solution) => (
              <SolutionCard key={solution.uid} solution={solution} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Whether an offer was made for the reader. Without a `CUSTOMER` restriction, it is whether they may buy it at all. */
function isForMe(answer: Shape<'SolutionEligibility'> | undefined): boolean {
  const personal = answer?.restrictions.find(({ kind }) => kind === 'CUSTOMER')
  return (personal?.satisfied ?? answer?.eligible) === true
}

function Ask({ uid }: { uid: string }) {
  useGetSolutionEligibilityQuery({ id: uid })
  return null
}
