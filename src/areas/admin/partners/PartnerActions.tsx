import { useRef, useState } from 'react'
import {
  partnersApi,
  useDisablePartnerMutation,
  useEnablePartnerMutation,
  useRegeneratePartnerApiKeyMutation,
} from '@/api/admin/partners'
import type { Shape } from '@/contract/types'
import { toast } from '@/lib/calls/toast'
import { hasChanged, isNow } from '@/lib/calls/unansweredWrites'
import { useFreshRead } from '@/store/useFreshRead'
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { Menu } from '@/ui/overlay/Menu'

type Partner = Shape<'Partner'>
type Props = { partner: Partner; onKeyMade: (partner: Partner) => void }

const access = ['Disable', 'Enable'] as const
type Access = (typeof access)[number]

/** A partner's menu. It doesn't contain editing, which opens with a click on the name. */
export function PartnerActions({ partner, onKeyMade }: Props) {
  const [asking, ask] = useState<'key' | Access>()
  const { name, enabled } = partner
  const close = () => ask(undefined)
  return (
    <>
      <Menu
        of={name}
        items={[
          // Both, if the server doesn't say whether the partner is enabled.
          ...access
            .filter((verb) => (verb === 'Enable') !== enabled)
            .map((verb) => ({ label: verb, onSelect: () => ask(verb) })),
          { label: 'Replace API key', danger: true, onSelect: () => ask('key') },
        ]}
      />
      {access.map((verb) => (
        <AccessDialog key={verb} verb={verb} partner={partner} open={asking === verb} onClose={close} />
      ))}
      <KeyDialog partner={partner} open={asking === 'key'} onMade={onKeyMade} onClose={close} />
    </>
  )
}

type AskProps = { partner: Partner; open: boolean; onClose: () => void }

function AccessDialog({ verb, partner: { partnerId: id, name }, open, onClose }: AskProps & { verb: Access }) {
  const [enable] = useEnablePartnerMutation()
  const [disable] = useDisablePartnerMutation()
  const readPartner = useFreshPartner()
  const enables = verb === 'Enable'
  return (
    <ConfirmDialog
      name={`${verb.toLowerCase()}-partner:${id}`}
      verb={verb}
      object={name}
      short={`${verb} partner`}
      act={enables ? 'primary' : 'danger'}
      body={
        <p>
          {enables
            ? 'The partner’s current API key works again immediately.'
            : 'The partner’s API calls are rejected immediately. Their key works again once they’re enabled.'}
        </p>
      }
      onConfirm={() => (enables ? enable({ id }) : disable({ id }))}
      readBack={async () => isNow((await readPartner(id))?.enabled, enables)}
      open={open}
      onClose={onClose}
    />
  )
}

/** Returns a function that reads a partner from the server again. */
function useFreshPartner() {
  const readAll = useFreshRead(partnersApi.endpoints.listPartners)
  return async (id: string) => (await readAll()).find(({ partnerId }) => partnerId === id)
}

/** Each partner's key before its replacement; the list shows the end of the new key as soon as it is refetched. */
const keysBefore = new Map<string, string | undefined>()

/** Replaces a partner's key after a typed confirmation; never sent twice. With a lost response, the key is lost too. */
function KeyDialog({
  partner: { partnerId, name, apiKey },
  open,
  onMade,
  onClose,
}: AskProps & { onMade: (partner: Partner) => void }) {
  const [regenerate] = useRegeneratePartnerApiKeyMutation()
  const readPartner = useFreshPartner()
  const arrived = useRef(false)
  const confirm = async () => {
    arrived.current = false
    keysBefore.set(partnerId, apiKey)
    const request = regenerate({ id: partnerId })
    const made = await request.unwrap()
    // The key must not stay in the store with the call's answer.
    request.reset()
    arrived.current = true
    onMade(made)
  }
  return (
    <ImpactDialog
      open={open}
      name={`partner-key:${partnerId}`}
      verb="Replace"
      object={`${name}’s API key`}
      short="Replace API key"
      typed={name}
      impact={oldKey}
      onConfirm={confirm}
      readBack={async () => hasChanged((await readPartner(partnerId))?.apiKey, keysBefore.get(partnerId))}
      // Not read before sending: a key that someone has just replaced is replaced again.
      onlyAfter
      onDone={() => {
        if (!arrived.current) toast.failure(`${name} has a new key, but it didn’t reach us`, 'Replace it once more.')
      }}
      onClose={onClose}
    >
      <p>
        You’ll see the new key only once. If it doesn’t arrive, replace it again: the old one may already have stopped
        working.
      </p>
    </ImpactDialog>
  )
}

const oldKey = { data: [{ label: 'Current key', note: 'Stops working immediately.' }] }
