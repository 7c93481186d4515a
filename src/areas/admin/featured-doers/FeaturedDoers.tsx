import {
  useListAllFeaturedDoersQuery,
  useListFeaturedDoerNominationsQuery,
  useListUnfeaturedUsersQuery,
} from '@/api/admin/featuredDoers'
import { useTab } from '@/ui/hooks/useTab'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { Doers } from './Doers'
import { Members } from './Members'
import { Nominations } from './Nominations'

/** Stories of members: review, spotlight, nominations, and members without one (R-VOTE-03 to R-VOTE-05). */
export default function FeaturedDoers() {
  const doers = useListAllFeaturedDoersQuery()
  const nominations = useListFeaturedDoerNominationsQuery()
  const members = useListUnfeaturedUsersQuery()
  const [shown, show] = useTab('show', ['doers', 'nominations', 'members'])
  return (
    <Page title="Featured doers" lead="Stories go public once approved. One is in the spotlight.">
      <Tabs
        label="Featured doers"
        tabs={[
          { key: 'doers', label: 'Stories', count: doers.data?.length },
          { key: 'nominations', label: 'Nominations', count: nominations.data?.length },
          { key: 'members', label: 'Not featured yet', count: members.data?.length },
        ]}
        value={shown}
        onChange={show}
      >
        {shown === 'doers' && <Doers doers={doers} />}
        {shown === 'nominations' && <Nominations nominations={nominations} doers={doers.data} members={members.data} />}
        {shown === 'members' && <Members members={members} />}
      </Tabs>
    </Page>
  )
}
