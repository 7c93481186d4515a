import { useUpdateUserMarketingPreferencesMutation } from '@/api/admin/users'
import type { User } from '@/contract/types'
import { marketingPreferences } from '@/domain/account/accountState'
import { unchangedAsStored } from '@/lib/text/said'
import { toast } from '@/lib/calls/toast'
import { CheckField } from '@/ui/form/fields/CheckField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { Part } from './Part'

/** Which emails and offers the user gets. The call is silent: the form tells how it ended. */
export function MarketingPreferences({ user }: { user: User }) {
  const [save] = useUpdateUserMarketingPreferencesMutation()
  return (
    <Part title="Marketing preferences">
      <Form
        label="Marketing preferences"
        initial={marketingPreferences(user)}
        onSubmit={(preferences, base) =>
          save({
            id: user.userId,
            body: { preferences: unchangedAsStored(preferences, base, user.marketingPreferences ?? user) },
          })
        }
        onDone={() => toast.success('Marketing preferences saved')}
      >
        <p className="text-muted">Only change these if the member asks.</p>
        <CheckField name="receiveDoerscircleUpdateEmails" label="News from us" />
        <CheckField name="receiveThirdPartyOffers" label="Partner offers" />
        <CheckField name="personaliseThirdPartyAds" label="Personalised offers" />
        <SubmitButton variant="outline-primary" size="sm">
          Save preferences
        </SubmitButton>
      </Form>
    </Part>
  )
}
