import { useGoOn } from '@/components/signing/useSignIn'
import { paths } from '@/domain/navigation/paths'
import { useUser } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'

/** End of the survey, with a link back to where it was started. */
export default function ProfilingDone() {
  const user = useUser()
  const goOn = useGoOn()
  return (
    <Page title={user?.firstName ? `Thank you, ${user.firstName}` : 'Thank you'} tabTitle="Thank you">
      <div className="card card-body">
        <EmptyState
          drawing="done"
          title="You’re all set"
          action={
            <>
              <Button onClick={goOn}>Continue</Button>
              <Button variant="outline-secondary" to={paths.solutions}>
                See solutions
              </Button>
            </>
          }
        >
          You can change your answers in your profile any time.
        </EmptyState>
      </div>
    </Page>
  )
}
