import { useState } from 'react'
import { useGetConfigQuery } from '@/api/admin/config'
import type { Config as Settings } from '@/domain/admin/settings'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { ConfigForm } from './ConfigForm'

/** Settings of the platform. A save replaces all of them, so concurrent changes are merged first. */
export default function Config() {
  const query = useGetConfigQuery()
  const [saved, setSaved] = useState<{ config: Settings; count: number }>()
  return (
    <Page title="Config" lead="Platform settings. Changes take effect as soon as you save, except where noted.">
      <QueryBoundary
        query={query}
        errorTitle="Config could not be fetched"
        skeleton={{ shape: 'form', rows: 8, label: 'Loading the settings' }}
      >
        {(config) => (
          <ConfigForm
            key={saved?.count ?? 0}
            config={saved?.config ?? config}
            onSaved={(now) => setSaved({ config: now, count: (saved?.count ?? 0) + 1 })}
          />
        )}
      </QueryBoundary>
    </Page>
  )
}
