import {
  useListMyActiveTeamDoSubscriptionsQuery,
  useListMyFormerTeamDoSubscriptionsQuery,
  useListMyTeamDoSubscriptionsQuery,
} from '@/api/commerce/solutions'
import { nameOfTeam } from '@/domain/account/teamAccount'
import { NoticeList } from '@/components/account/notices/NoticeList'
import { useTeam } from '@/components/team/teamContext'
import { useParam } from '@/ui/hooks/useParam'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { ActiveSolutions } from './ActiveSolutions'
import { SolutionRecord } from './SolutionRecord'

/** The solutions that the team has assigned to the user, and those it had. */
export default function MySolutions() {
  const { teamId, team } = useTeam()
  const [show] = useParam('show')
  const shown = show === 'former' || show === 'all' ? show : 'active'
  const active = useListMyActiveTeamDoSubscriptionsQuery({ id: teamId })
  const former = useListMyFormerTeamDoSubscriptionsQuery({ id: teamId })
  // Loaded, and counted, only when its tab is open; the count is not always the sum of the other two.
  const all = useListMyTeamDoSubscriptionsQuery({ id: teamId }, { skip: shown !== 'all' })
  const tab = (key: string, label: string, of: number | undefined) => ({
    key,
    label,
    to: key === 'active' ? '?' : `?show=${key}`,
    count: of,
  })
  return (
    <Page title="My Solutions" lead={`Solutions ${nameOfTeam(team)} pays for and has assigned to you.`}>
      <NoticeList />
      <Tabs
        label="My Solutions"
        value={shown}
        tabs={[
          tab('active', 'Active', active.currentData?.length),
          tab('former', 'Past', former.currentData?.length),
          tab('all', 'All', all.currentData?.length),
        ]}
      >
        {shown === 'active' ? (
          <ActiveSolutions query={active} />
        ) : (
          <SolutionRecord key={shown} show={shown} query={shown === 'all' ? all : former} />
        )}
      </Tabs>
    </Page>
  )
}
