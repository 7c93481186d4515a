import { useReader } from '@/components/access/useAccess'
import { useServerNow } from '@/components/useServerNow'
import { allowedGroups } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'
import { TaskTable } from './TaskTable'
import { useTasks } from './useTasks'

const minute = 60_000

/** What waits for the administrator, most urgent first; nothing else is requested. */
export default function Start() {
  const { permissions } = useReader()
  // By the minute: a request's arguments must not change with every render.
  const tasks = useTasks(Math.floor(useServerNow() / minute) * minute)
  return (
    <Page title="To do" tabTitle="Admin: To do">
      <div className="container-short">
        {tasks.length > 0 ? (
          <TaskTable tasks={tasks} />
        ) : (
          <Card>{allowedGroups(permissions).length > 0 ? <NoTasks /> : <NoPages />}</Card>
        )}
      </div>
    </Page>
  )
}

const NoTasks = () => (
  <EmptyState title="Nothing to do right now" drawing="done">
    Open a page from the menu, or search for it.
  </EmptyState>
)

const NoPages = () => (
  <EmptyState
    title="You have no permissions yet"
    drawing="people"
    action={
      <Button to={paths.home} variant="outline-secondary">
        Go to main site
      </Button>
    }
  >
    You’re an administrator, but your account can’t open any page yet. Ask your server team to add the pages you need,
    then sign in again.
  </EmptyState>
)
