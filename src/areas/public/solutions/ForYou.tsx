import { shallowEqual } from 'react-redux'
import { solutionEligibilityApi, useGetSolutionEligibilityQuery } from '@/api/commerce/solutionEligibility'
import type { Solution } from '@/contract/content'
import { useAppSelector } from '@/store/hooks'
import { SolutionCard } from './SolutionCard'

const { select } = solutionEligibilityApi.endpoints.getSolutionEligibility

/** What was made for this member alone, as far as the server says so (R-CART-12); last, so that nothing moves. */
export function ForYou({ all }: { all: readonly Solution[] }) {
  const signedIn = useAppSelector(({ auth }) => auth.status === 'signedIn')
  const offers = signedIn ? all.filter(({ isPersonalised }) => isPersonalised) : []
  const mine = useAppSelector(
    (state) =>
      offers.filter(({ uid }) =>
        select({ id: uid })(state).data?.restrictions.some(({ kind, satisfied }) => kind === 'CUSTOMER' && satisfied),
      ),
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
            <p>Made for you. Only you can see it.</p>
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

function Ask({ uid }: { uid: string }) {
  useGetSolutionEligibilityQuery({ id: uid })
  return null
}
