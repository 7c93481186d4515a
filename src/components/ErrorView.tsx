import type { ReactNode } from 'react'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { Illustration, type IllustrationName } from '@/ui/Illustration'
import { Page } from '@/ui/layout/Page'
import { classes } from '@/ui/roles'

type Props = {
  /** An HTTP status (R-ERRP-01, R-ERRP-02). */
  status?: number
  message?: string | undefined
  actions?: ReactNode
}

/** Error page, shown instead of a page that can't be displayed. */
export function ErrorView({ status = 500, message, actions }: Props) {
  const missing = status === 404
  return (
    // `NotFoundPage` needs no such margin: the pages that show it have one already.
    <InsteadOfPage
      className="my-4"
      drawing={missing ? 'search' : 'broken'}
      title={missing ? 'This page could not be found' : (message ?? 'Something went wrong')}
      lead={
        missing
          ? 'Check the address. The page may have moved.'
          : `Please try again in a moment, or go to the home page. (Error ${status})`
      }
    >
      <div className="actions justify-content-center">
        {actions}
        <Button to={paths.home} variant={actions ? 'outline-secondary' : 'primary'}>
          Go to the home page
        </Button>
        {missing && (
          <Button to={paths.solutions} variant="outline-secondary">
            See solutions
          </Button>
        )}
      </div>
    </InsteadOfPage>
  )
}

type FrameProps = { drawing: IllustrationName; title: string; lead: ReactNode; className?: string; children: ReactNode }

/** Frame of an error page: a drawing, what is wrong, and where to go. */
export const InsteadOfPage = ({ drawing, title, lead, className, children }: FrameProps) => (
  <div className={classes('container-xl container-form text-center py-5', className)}>
    <div className="mb-3">
      <Illustration of={drawing} />
    </div>
    <Page title={title} lead={lead}>
      {children}
    </Page>
  </div>
)
