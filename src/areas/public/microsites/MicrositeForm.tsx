import { useCreatePublicCampaignResponseMutation } from '@/api/community/campaigns'
import { useCreateLandingPageResponseMutation } from '@/api/community/landingPages'
import { JoinForm } from '@/components/contact/JoinForm'
import type { Microsite } from '@/contract/content'
import { useAppSelector } from '@/store/hooks'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { MemberAnswer } from './MemberAnswer'
import { PersonForm } from './PersonForm'

/** The form of a microsite. Members respond to a campaign in free text, visitors leave their email address. */
export function MicrositeForm({ site: { name, form, campaignId = name, landingPageId = name } }: { site: Microsite }) {
  const { status, user } = useAppSelector(({ auth }) => auth)
  const [respond] = useCreatePublicCampaignResponseMutation()
  const [leave] = useCreateLandingPageResponseMutation()
  if (form === 'mailingList') return <JoinForm />
  if (status === 'restoring') return <Skeleton shape="form" rows={2} label="Loading the form" />
  if (form === 'landing')
    return (
      <PersonForm
        draftKey={`landing-${landingPageId}`}
        verb="Save my spot"
        done="We’ve got your details"
        send={(body) => leave({ id: landingPageId, body })}
      />
    )
  if (status === 'signedIn' && user) return <MemberAnswer campaignId={campaignId} userId={user.userId} />
  return (
    <PersonForm
      draftKey={`campaign-${campaignId}`}
      verb="Take part"
      done="Thanks for taking part"
      send={(body) => respond({ id: campaignId, body })}
      offerSignIn
    />
  )
}
