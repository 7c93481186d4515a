import { useUpdateMyMarketingPreferencesMutation, useUpdateMyPreferencesMutation } from '@/api/account/profile'
import type { Shape, User } from '@/contract/types'
import { Card } from '@/ui/layout/Card'
import { Switches } from './Switches'

type Preferences = Shape<'Preferences'>

const flags = ['receiveDoerscircleUpdateEmails', 'receiveThirdPartyOffers', 'personaliseThirdPartyAds'] as const

/** The flags that the profile holds: one that it leaves out is never sent as a choice. */
function preferencesOf(user: User): Preferences {
  const known = { ...user, ...user.marketingPreferences }
  return Object.fromEntries(flags.flatMap((flag) => (typeof known[flag] === 'boolean' ? [[flag, known[flag]]] : [])))
}

/** Which emails are sent and how offers are selected. */
export function PreferencesCards({ user }: { user: User }) {
  const [saveMarketing] = useUpdateMyMarketingPreferencesMutation()
  const [savePreferences] = useUpdateMyPreferencesMutation()
  const marketing = (preferences: Preferences) => saveMarketing({ body: { preferences } })
  return (
    <Card title="Email preferences">
      <p className="text-muted">Receipts, invitations and security notices aren’t affected.</p>
      <Switches
        label="Email preferences"
        values={preferencesOf(user)}
        switches={[
          {
            name: 'receiveDoerscircleUpdateEmails',
            label: 'News from us',
            hint: 'New solutions, events and stories, about twice a month.',
            save: marketing,
          },
          {
            name: 'receiveThirdPartyOffers',
            label: 'Partner offers',
            hint: 'We send these ourselves. Partners never get your address.',
            save: marketing,
          },
          {
            name: 'personaliseThirdPartyAds',
            label: 'Personalised offers',
            hint: 'When off, you get the same partner offers as everyone else.',
            save: (preferences) => savePreferences({ body: { preferences } }),
          },
        ]}
      />
    </Card>
  )
}
