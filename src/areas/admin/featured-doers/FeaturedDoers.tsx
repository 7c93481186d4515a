import {
  useListAllFeaturedDoersQuery,
  useListFeaturedDoerNominationsQuery,
  useListUnfeaturedUsersQuery,
} from '@/api/admin/featuredDoers'
import { useOptimisticSearchParams } from '@/ui/hooks/useOptimisticSearchParams'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { Doers } from './Doers'
import { Members } from './Members'
import { Nominations } from './Nominations'

const shows = ['doers', 'nominations', 'members'] as const

/** Stories of members: review, spotlight, nominations, and members without one (R-VOTE-03 to R-VOTE-05). */
export default function FeaturedDoers() {
  const doers = useListAllFeaturedDoersQuery()
  const nominations = useListFeaturedDoerNominationsQuery()
  const members = useListUnfeaturedUsersQuery()
  const [params, setParams] = useOptimisticSearchParams()
  const shown = shows.find((key) => key === params.get('show')) ?? 'doers'
  const counted = (list: readonly unknown[] | undefined) => (list ? { count: list.length } : {})
  return (
    <Page title="Featured doers" lead="A story is public once it’s approved. One of them is in the spotlight.">
      <Tabs
        label="Featured doers"
        tabs={[
          { key: 'doers', label: 'Stories', ...counted(doers.data) },
          { key: 'nominations', label: 'Nominations', ...counted(nominations.data) },
          { key: 'members', label: 'Not featured yet', ...counted(members.data) },
        ]}
        value={shown}
        // Search and page belong to the tab that was left.
        onChange={(key) =>
          setParams(() => new URLSearchParams(key === 'doers' ? {} : { show: key }), { preventScrollReset: true })
        }
      >
        {shown === 'doers' && <Doers doers={doers} />}
        {shown === 'nominations' && <Nominations nominations={nominations} doers={doers.data} members={members.data} />}
        {shown === 'members' && <Members members={members} />}
      </Tabs>
    </Page>
  )
}
