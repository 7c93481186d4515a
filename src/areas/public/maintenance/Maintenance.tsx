import { useGetMaintenanceQuery } from '@/api/content'
import { inMaintenance } from '@/domain/access/maintenance'
import { env } from '@/lib/env'
import { Button } from '@/ui/Button'
import { Illustration } from '@/ui/Illustration'
import { Page } from '@/ui/layout/Page'
import { useReturn } from './useReturn'

/** Polling interval of the maintenance document, in ms. */
const readAgain = 30_000

// This page must work when little else does, so it doesn't use the date library.
const clock = new Intl.DateTimeFormat('en-SG', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
/** DD/MM/YYYY HH:mm (R-CONST-10). */
const moment = (iso: string) => clock.format(new Date(iso)).replace(',', '')

/** Distinguishes planned maintenance from an unreachable server, and redirects when either is over (O-25). */
export default function Maintenance() {
  const { data, isError } = useGetMaintenanceQuery(undefined, { pollingInterval: readAgain })
  // R-MAINT-03: a document that can no longer be read is ignored.
  const planned = !isError && inMaintenance(data, env.stage)
  return (
    <div className="pb-5">
      <Illustration of={planned ? 'papers' : 'broken'} />
      {planned ? <Planned message={data?.message} until={data?.until} /> : <Unreachable />}
    </div>
  )
}

function Planned({ message, until }: { message: string | undefined; until: string | undefined }) {
  return (
    <Page title="We are down for maintenance" lead={message ?? `${env.productName} will be back shortly.`}>
      {until && !Number.isNaN(Date.parse(until)) && <p>We expect to be back by {moment(until)}.</p>}
      <p className="text-body-secondary">This page checks by itself and lets you in as soon as we are back.</p>
    </Page>
  )
}

function Unreachable() {
  const { offline, trying, seconds, tryNow } = useReturn()
  return (
    <Page
      title={offline ? 'You are offline' : 'We cannot reach the server'}
      lead={
        offline
          ? 'Your device has no connection. We go on by ourselves as soon as it is back.'
          : 'This may be your connection, or it may be us. We try again by ourselves and bring you back to where you were.'
      }
    >
      <p className="text-body-secondary" aria-hidden={trying || offline}>
        {offline ? '' : trying ? 'Trying…' : `Next try in ${seconds} s`}
      </p>
      <Button busy={trying} onClick={tryNow}>
        Try again now
      </Button>
    </Page>
  )
}
