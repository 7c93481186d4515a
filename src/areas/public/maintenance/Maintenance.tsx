import { useContent } from '@/store/content/useContent'
import { inMaintenance } from '@/domain/access/maintenance'
import { formatDateTime } from '@/lib/dates/dates'
import { env } from '@/lib/env'
import { Button } from '@/ui/Button'
import { Illustration } from '@/ui/Illustration'
import { Page } from '@/ui/layout/Page'
import { useReturn } from './useReturn'

/** Polling interval of the maintenance document, in ms. */
const readAgain = 30_000

/** Distinguishes planned maintenance from an unreachable server, and redirects when either is over (O-25). */
export default function Maintenance() {
  const { data, isError } = useContent('maintenance.json', { pollingInterval: readAgain })
  // R-MAINT-03: a document that can no longer be read is ignored.
  const planned = !isError && inMaintenance(data, env.stage)
  return (
    <div className="text-center pb-5">
      <Illustration of={planned ? 'papers' : 'broken'} />
      {planned ? <Planned message={data?.message} until={data?.until} /> : <Unreachable />}
    </div>
  )
}

function Planned({ message, until }: { message: string | undefined; until: string | undefined }) {
  return (
    <Page title="We’re down for maintenance" lead={message ?? `${env.productName} will be back shortly.`}>
      {formatDateTime(until) && <p>We expect to be back by {formatDateTime(until)}.</p>}
      <p className="text-body-secondary">This page reloads automatically when we’re back.</p>
    </Page>
  )
}

function Unreachable() {
  const { offline, trying, seconds, tryNow } = useReturn()
  return (
    <Page
      title={offline ? 'You’re offline' : 'We can’t reach the server'}
      lead={
        offline
          ? 'Check your internet connection. We’ll reconnect automatically.'
          : 'It could be your connection, or it could be us. We’ll keep trying and take you back to where you were.'
      }
    >
      <p className="text-body-secondary" aria-hidden={trying || offline}>
        {offline ? '' : trying ? 'Trying…' : `Trying again in ${seconds} s`}
      </p>
      <Button busy={trying} onClick={tryNow}>
        Try again now
      </Button>
    </Page>
  )
}
