import {
  useListMyActiveTeamDoSubscriptionsQuery,
  useListMyFormerTeamDoSubscriptionsQuery,
  useListMyTeamDoSubscriptionsQuery,
} from '@/api/solutions'
import { NoticeList } from '@/components/account/NoticeList'
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
  const all = useListMyTeamDoSubscriptionsQuery({ id: teamId }, { skip: shown !== 'all' })
  const count = { active: active.currentData?.length, former: former.currentData?.length }
  const tab = (key: string, label: string, of: number | undefined) => ({
    key,
    label,
    to: key === 'active' ? '?' : `?show=${key}`,
    ...(of !== undefined && { count: of }),
  })
  const everything = count.active === undefined || count.former === undefined ? undefined : count.active + count.former
  return (
    <Page title="My Solutions" lead={`Solutions ${team.companyName} pays for and has assigned to you.`}>
      <NoticeList />
      <Tabs
        label="My solutions"
        value={shown}
        tabs={[
          tab('active', 'Active', count.active),
          tab('former', 'Former', count.former),
          tab('all', 'All', everything),
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
