import { useRef, useState } from 'react'
import { CheckCircleFill } from 'react-bootstrap-icons'
import {
  profileApi,
  useUpdateMyMarketingPreferencesMutation,
  useUpdateMyPreferencesMutation,
} from '@/api/account/profile'
import type { Shape, User } from '@/contract/types'
import { marketingPreferences } from '@/domain/account/accountState'
import { certaintyOf } from '@/lib/calls/certainty'
import { useFreshRead } from '@/store/useFreshRead'
import { attempt } from '@/ui/attempt'
import { Alert } from '@/ui/feedback/Alert'
import { Card } from '@/ui/layout/Card'
import { Check } from '@/ui/Check'

type Preferences = Shape<'Preferences'>

/** Which emails are sent and how offers are selected. */
export function PreferencesCards({ user }: { user: User }) {
  const [saveMarketing] = useUpdateMyMarketingPreferencesMutation()
  const [savePreferences] = useUpdateMyPreferencesMutation()
  const readMe = useFreshRead(profileApi.endpoints.getMe)
  const marketing = (preferences: Preferences) => saveMarketing({ body: { preferences } })
  return (
    <Card title="Email preferences">
      <p className="text-muted">Receipts, invitations and security notices aren’t affected.</p>
      <Switches
        values={marketingPreferences(user)}
        read={async () => marketingPreferences(await readMe())}
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
            hint: 'We send these ourselves, so partners don’t see your address.',
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

type SwitchesProps = {
  /** The server's values; one that it left out counts as unknown. */
  values: Preferences
  /** Reads them as they are now: every `save` replaces them all, and another tab may have changed one. */
  read: () => Promise<Preferences>
  switches: readonly { name: keyof Preferences; label: string; hint: string; save: (values: Preferences) => unknown }[]
}

/** Switches that save at once and show the result inline, because saving shows no toast. */
function Switches({ values, read, switches }: SwitchesProps) {
  const [wanted, setWanted] = useState<Preferences>({})
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'refused' | 'unknown'>('idle')
  // Saves run one after the other, so the last response belongs to the last click.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  /** Choices whose save is still in progress. */
  const latest = useRef<Preferences>({})
  const now = { ...values, ...wanted }

  const turn = ({ name, save }: (typeof switches)[number], on: boolean) => {
    const mine = { ...latest.current, [name]: on }
    latest.current = mine
    setWanted((before) => ({ ...before, ...mine }))
    setState('saving')
    queue.current = queue.current.then(async () => {
      const stored = await attempt(read)
      const all = stored.ok ? { ...stored.answer, ...mine } : undefined
      const saved = all && (await attempt(() => save(all)))
      if (latest.current !== mine) return
      latest.current = {}
      if (saved?.ok) {
        setWanted(all ?? {})
        return setState('saved')
      }
      setState(!saved || certaintyOf(saved.error) === 'refused' ? 'refused' : 'unknown')
      // Roll back to the server's values; they are refetched if the outcome of this save is unknown.
      setWanted({})
    })
  }

  return (
    <div role="group" aria-label="Email preferences">
      {switches.map((one) => (
        <div key={one.name} className="field">
          <Check
            type="switch"
            checked={now[one.name] === true}
            onChange={(on) => turn(one, on)}
            hint={now[one.name] === undefined ? `${one.hint} We don’t know your choice yet.` : one.hint}
          >
            {one.label}
          </Check>
        </div>
      ))}
      <div role="status" className="small email-said">
        {state === 'saving' && <span className="text-muted">Saving…</span>}
        {state === 'saved' && (
          <span className="text-success">
            <CheckCircleFill aria-hidden /> Saved
          </span>
        )}
      </div>
      {state === 'refused' && (
        <Alert kind="danger" live>
          We couldn’t save your choice. Please try again.
        </Alert>
      )}
      {state === 'unknown' && (
        <Alert kind="warning" live>
          We don’t know if your choice was saved. Please check it.
        </Alert>
      )}
    </div>
  )
}
