import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'

/** Links to the member's stored data and to account deletion. */
export function DataCard() {
  return (
    <Card title="Your data">
      <p>
        <Link to={paths.userData}>View and download your data</Link>
      </p>
      <p className="text-muted">You can’t undo deleting your account.</p>
      <Button variant="outline-danger" to={paths.confirmDeletion}>
        Delete my account
      </Button>
    </Card>
  )
}
