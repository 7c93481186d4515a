import { useState } from 'react'
import { useListPartnersQuery } from '@/api/admin/partners'
import type { Shape } from '@/contract/types'
import { yesOrNo } from '@/lib/text/wording'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Alert } from '@/ui/feedback/Alert'
import { useQuickActions } from '@/ui/hooks/useQuickActions'
import { Dialog } from '@/ui/overlay/Dialog'
import { dateColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListPage } from '@/ui/table/ListPage'
import { MissingRecord } from '@/ui/table/rows/OpenedRecord'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { PartnerActions } from './PartnerActions'
import { PartnerDialog, type NewPartner } from './PartnerDialog'

type Partner = Shape<'Partner'>

const states = {
  enabled: { label: 'Enabled', tone: 'success' },
  disabled: { label: 'Disabled', tone: 'danger' },
} as const

const columns: readonly Column<Partner>[] = [
  textColumn('name', 'Partner', ({ name }) => name, { rowHeader: true }),
  textColumn('apiUsername', 'API user name', ({ apiUsername }) => apiUsername),
  textColumn('apiKey', 'API key', ({ apiKey }) => apiKey, { unsortable: true }),
  statusColumn('state', 'API access', ({ enabled }) => yesOrNo(enabled, 'enabled', 'disabled'), states),
  dateColumn('created', 'Since', ({ createdAt }) => createdAt),
]

/** Partners and their keys to our API (R-LIFE-06). */
export default function Partners() {
  const { opened: editing, linkTo, open: edit, close } = useOpenedRow('edit')
  useQuickActions([{ label: 'New partner', onSelect: () => edit('new') }])
  // Kept in state only, never stored: the server shows a key just once.
  const [made, setMade] = useState<NewPartner>()
  return (
    <ListPage
      title="Partners"
      lead="Partners that use our API. Full keys are only shown once, when created."
      add={{ children: 'New partner', onClick: () => edit('new'), 'aria-haspopup': 'dialog' }}
      query={useListPartnersQuery()}
      columns={columns}
      rowKey={({ partnerId }) => partnerId}
      rowLink={({ partnerId }) => linkTo(partnerId)}
      filter="state"
      sort="name"
      empty={{ title: 'No partners yet', text: 'Add a partner and give them an API key.' }}
      rowActions={(partner) => <PartnerActions partner={partner} onKeyMade={setMade} />}
    >
      {(all) => {
        const partner = all.find(({ partnerId }) => partnerId === editing)
        const isOpen = editing === 'new' || partner !== undefined
        return (
          <>
            {isOpen && <PartnerDialog key={editing} partner={partner} onMade={setMade} onClose={close} />}
            {editing && !isOpen && <MissingRecord noun="partner" onClose={close} />}
            {made && <ApiKeyDialog partner={made} onClose={() => setMade(undefined)} />}
          </>
        )
      }}
    </ListPage>
  )
}

/** Shows a partner's full key, just once: no call returns it again, and the app doesn't store it. */
function ApiKeyDialog({ partner, onClose }: { partner: NewPartner; onClose: () => void }) {
  const { name, apiKey } = partner
  return (
    <Dialog
      title={`${name}’s API key`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{apiKey ? 'I’ve saved the key' : 'Close'}</Button>}
    >
      {apiKey ? (
        <>
          <Alert kind="warning" title="This key is only shown once">
            Send it to the partner securely. If it’s lost, create a new one.
          </Alert>
          <p className="actions">
            <code className="text-break">{apiKey}</code>
            <CopyButton text={apiKey} label="Copy key" />
          </p>
        </>
      ) : (
        <Alert kind="warning" title="The server didn’t send the key">
          Create a new one with “Replace API key”.
        </Alert>
      )}
    </Dialog>
  )
}
