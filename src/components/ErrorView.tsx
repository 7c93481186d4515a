import type { ReactNode } from 'react'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/layout/Page'

type Props = {
  /** An HTTP status (R-ERRP-01, R-ERRP-02). */
  status?: number
  message?: string | undefined
  actions?: ReactNode
  art?: ReactNode
}

/** Error page, shown instead of a page that can't be displayed. */
export function ErrorView({ status = 500, message, actions, art }: Props) {
  const missing = status === 404
  const page = (
    <Page
      title={missing ? 'This page could not be found' : (message ?? 'Something went wrong')}
      lead={
        missing
          ? 'Check the address, or the page may have moved.'
          : `Error ${status}. Please try again, or go to the home page.`
      }
    >
      <div className="actions">
        {actions}
        <Button to={paths.home} variant={actions ? 'outline-primary' : 'primary'}>
          Go to the home page
        </Button>
      </div>
    </Page>
  )
  return (
    <div className="container-xl py-5">
      {art}
      {page}
    </div>
  )
}
