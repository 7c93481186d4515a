import { personName } from '@/domain/account/personName'
import { memberships } from '@/components/admin/userStates'
import type { User } from '@/contract/types'
import { countryName } from '@/domain/account/countries'
import { yesOrNo } from '@/lib/text/wording'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { personColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { lazyPart } from '@/ui/lazyPart'
import { nameOf } from './doerColumns'

const FeatureMember = lazyPart(() => import('./FeatureMember'), 'FeatureMember')

const columns: readonly Column<User>[] = [
  personColumn('name', 'Member', (user) => ({ name: nameOf(user), email: user.email }), { rowHeader: true }),
  textColumn('company', 'Company', ({ company }) => company),
  textColumn('industry', 'Industry', ({ industry }) => industry),
  textColumn('country', 'Country', ({ country }) => countryName(country)),
  statusColumn('plan', 'Membership', ({ isPremiumMember: is }) => yesOrNo(is, 'premium', 'free'), memberships),
]

export function Members({ members }: { members: QueryResult<readonly User[]> }) {
  const { open: choose } = useOpenedRow('feature')
  return (
    <QueryTable
      caption="Members who aren’t featured"
      query={members}
      columns={columns}
      rowKey={({ userId }) => userId}
      filter={['plan', 'country']}
      sort="name"
      exportName="members-not-featured"
      rowActions={(user) => (
        <Button
          size="sm"
          variant="outline-secondary"
          aria-haspopup="dialog"
          aria-label={`Feature ${personName(user)}`}
          onClick={() => choose(user.userId)}
        >
          Feature
        </Button>
      )}
      empty={{ title: 'Everyone is featured', text: 'Members without a story will appear here.', drawing: 'people' }}
      record={{
        param: 'feature',
        noun: 'member',
        dialog: (member, close) => <FeatureMember member={member} onClose={close} />,
      }}
    />
  )
}
