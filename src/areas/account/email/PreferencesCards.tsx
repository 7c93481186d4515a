import { useState } from 'react'
import { useUpdateMyMarketingPreferencesMutation, useUpdateMyPreferencesMutation } from '@/api/account/profile'
import type { Shape, User } from '@/contract/types'
import { Card } from '@/ui/layout/Card'
import { sharedChoices, Switches } from './Switches'

type Preferences = Shape<'Preferences'>

const flags = ['receiveDoerscircleUpdateEmails', 'receiveThirdPartyOffers', 'personaliseThirdPartyAds'] as const

/** The flags that the profile holds: one that it leaves out is never sent as a choice. */
function preferencesOf(user: User): Preferences {
  const known = { ...user, ...user.marketingPreferences }
  return Object.fromEntries(flags.flatMap((flag) => (typeof known[flag] === 'boolean' ? [[flag, known[flag]]] : [])))
}

/**
 * Which emails are sent and how offers are selected. Both mutations replace all flags, so each request sends all that
 * are known.
 */
export function PreferencesCards({ user }: { user: User }) {
  const [saveMarketing] = useUpdateMyMarketingPreferencesMutation()
  const [savePreferences] = useUpdateMyPreferencesMutation()
  const [choices] = useState(sharedChoices<Preferences>)
  const now = preferencesOf(user)
  return (
    <Card title="Email preferences">
      <p className="text-muted">Receipts, invitations and security notices aren’t affected.</p>
      <Switches
        label="Emails"
        choices={choices}
        values={now}
        switches={[
          {
            name: 'receiveDoerscircleUpdateEmails',
            label: 'News from us',
            hint: 'New solutions, events and stories, about twice a month.',
          },
          {
            name: 'receiveThirdPartyOffers',
            label: 'Partner offers',
            hint: 'We send these ourselves. Partners never get your address.',
          },
        ]}
        save={(preferences) => saveMarketing({ body: { preferences } })}
      />
      <Switches
        label="Offers"
        choices={choices}
        values={now}
        switches={[
          {
            name: 'personaliseThirdPartyAds',
            label: 'Personalised offers',
            hint: 'When off, you get the same partner offers as everyone else.',
          },
        ]}
        save={(preferences) => savePreferences({ body: { preferences } })}
      />
    </Card>
  )
}
