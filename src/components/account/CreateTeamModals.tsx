import { SiteLink } from '@/components/links/SiteLink'
import { paths } from '@/domain/navigation/paths'
import { premiumUid, premiumVariants } from '@/domain/membership/premium'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'

const benefits = [
  { title: 'Simplified Management', text: 'Invite people, give them roles, and reuse a seat when someone leaves.' },
  { title: 'Business Solutions Hub', text: 'Buy solutions once and assign them to the people who need them.' },
  { title: 'Seamless Collaboration', text: 'See who’s on the team and what they use, in one place.' },
]

/** Benefits of a team account; first step of creating one (R-MODAL-02, O-23). */
export function CreateTeamIntro({ onClose, onCreate }: { onClose: () => void; onCreate: () => void }) {
  return (
    <Dialog
      title="Create a Team"
      onClose={onClose}
      actions={
        <>
          <SiteLink to={paths.teamMembership} className="btn btn-link">
            Learn more
          </SiteLink>
          <Button data-track="create-team" onClick={onCreate}>
            Create a Team
          </Button>
        </>
      }
    >
      <ul className="list-unstyled mb-0">
        {benefits.map(({ title, text }) => (
          <li key={title} className="mb-3">
            <strong className="d-block">{title}</strong>
            {text}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Explains that a team requires premium and links to the annual membership (R-MODAL-05, R-TEAM-03). */
export function UpgradeModal({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Upgrade"
      onClose={onClose}
      actions={
        <Button
          variant="cta"
          to={paths.solutionVariation(premiumUid, premiumVariants.annual)}
          data-track="upgrade-to-premium"
        >
          Upgrade to Premium
        </Button>
      }
    >
      <p className="mb-0">Please help upgrade your account to be able to create a team!</p>
    </Dialog>
  )
}
