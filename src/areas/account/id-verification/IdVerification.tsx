import { paths } from '@/domain/navigation/paths'
import { premiumUid, premiumVariants } from '@/domain/membership/premium'
import { useIsPremium, useUser } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { Verification } from './Verification'

/** The member's identity verification. Only premium members see the link (R-SIDE-08); others get an explanation. */
export default function IdVerification() {
  const premium = useIsPremium()
  // The build prerenders the page before it is known whose it is.
  const unknown = useUser() === undefined
  return (
    <Page title="ID Verification" lead="You only need to verify your identity once.">
      {premium || unknown ? <Verification /> : <ForPremium />}
    </Page>
  )
}

function ForPremium() {
  return (
    <EmptyState
      card
      title="ID verification is a Premium feature"
      drawing="people"
      action={
        <Button variant="cta" to={paths.solutionVariation(premiumUid, premiumVariants.annual)}>
          Upgrade to Premium
        </Button>
      }
    >
      ID verification isn’t available on the free plan. Everything else in your account stays the same.
    </EmptyState>
  )
}
