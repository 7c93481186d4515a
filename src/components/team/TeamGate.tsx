import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useGetActiveAccountQuery } from '@/api/account/activeAccount'
import { isApiError } from '@/api/client/errors'
import { useGetMyMemberDetailQuery, useListMyTeamsQuery } from '@/api/account/connections'
import { useGetTeamQuery } from '@/api/account/teams'
import type { Shape, Team } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { roleOf, teamPageAt, teamPageLabel, whoMayOpenTeamPage } from '@/domain/access/teamAccess'
import { useActiveAccount, useTeamId, useIsPremium } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Alert } from '@/ui/feedback/Alert'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'
import { TeamChoices } from '@/components/account/TeamChoices'
import { SiteButton } from '@/components/links/SiteButton'
import { InactiveTeam, NotMember } from './Refusals'
import { teamSkeleton } from './AwaitedTeam'
import { TeamContext } from './teamContext'

/** The heading and the skeleton of the page while the team is loading; the overview's heading is the team's name. */
function useAwaited() {
  const page = teamPageAt(useLocation().pathname) ?? 'overview'
  const account = useActiveAccount()
  const name = page === 'overview' && account?.type === 'Team' ? account.name : undefined
  return { heading: name ?? teamPageLabel(page), skeleton: teamSkeleton(page) }
}

/**
 * Renders a page of the team area if there is a team account, a membership in it, and a team that exists (R-ACC-07);
 * otherwise says what to do instead.
 */
export function TeamGate({ children }: { children: ReactNode }) {
  const account = useActiveAccount()
  const awaited = useAwaited()
  const read = useGetActiveAccountQuery()
  if (account?.type === 'Team') return <OfTeam key={account.accountId}>{children}</OfTeam>
  if (account) return <ChooseTeam />
  return (
    <QueryBoundary query={{ ...read, data: undefined, currentData: undefined }} {...awaited} what="your account">
      {() => null}
    </QueryBoundary>
  )
}

type Loaded = { team: Team; me: Shape<'TeamConnection'> }

const isForbidden = (error: unknown) => isApiError(error) && (error.status === 403 || error.status === 404)

function OfTeam({ children }: { children: ReactNode }) {
  const teamId = useTeamId() ?? ''
  const me = useGetMyMemberDetailQuery({ id: teamId })
  const team = useGetTeamQuery({ id: teamId })
  const awaited = useAwaited()
  if (me.isError && !me.isFetching && isForbidden(me.error)) return <NotMember teamId={teamId} />
  const first = me.data === undefined && me.isError ? me : team
  const loaded: QueryResult<Loaded> = {
    ...first,
    data: me.data && team.data && { me: me.data, team: team.data },
    currentData: me.currentData && team.currentData && { me: me.currentData, team: team.currentData },
    refetch: () => void Promise.all([me.refetch(), team.refetch()]),
  }
  return (
    <QueryBoundary query={loaded} {...awaited} what="your team">
      {(both) => <Opened {...both}>{children}</Opened>}
    </QueryBoundary>
  )
}

function Opened({ team, me, children }: Loaded & { children: ReactNode }) {
  const page = teamPageAt(useLocation().pathname)
  const role = roleOf(me)
  const why = page && whoMayOpenTeamPage(role, page)
  if (team.status === 'INACTIVE') return <InactiveTeam team={team} role={role} />
  // The role has changed while the page was open: the guard had checked the former one.
  if (why) return <Denied why={why} />
  const isClosed = team.status === 'CLOSED'
  return (
    <TeamContext value={{ teamId: team.teamId, team, me, role, isClosed }}>
      {isClosed && (
        <Alert kind="warning" title={`${team.companyName || 'This team'} has been closed`}>
          You can still view and download everything, but nothing can be changed.
        </Alert>
      )}
      {children}
    </TeamContext>
  )
}

function Denied({ why }: { why: string }) {
  return (
    <Page title="You don’t have access to this page">
      <Card>
        <EmptyState title="Your role has changed" action={<Button to={paths.team.overview}>Go to overview</Button>}>
          {why}
        </EmptyState>
      </Card>
    </Page>
  )
}

/** The team area under the Personal account: lets the user choose a team, and switches only then (R-ACC-07). */
function ChooseTeam() {
  const { data: teams } = useListMyTeamsQuery()
  const choose = {
    title: 'Choose a team',
    lead: 'You’re using your Personal account. Switch to a team to see this page.',
  }
  return (
    <Page {...(teams?.length === 0 ? { title: 'Team account' } : choose)}>
      <Card>
        <TeamChoices empty={<NoTeam />} />
      </Card>
    </Page>
  )
}

/** For users without a team: how to get one. */
function NoTeam() {
  const premium = useIsPremium()
  return (
    <EmptyState
      title="You’re not in a team yet"
      drawing="people"
      action={
        <>
          <SiteButton to={premium ? paths.continueTeam : paths.teamMembership}>
            {premium ? 'Create your team' : 'About team accounts'}
          </SiteButton>
          <Button variant="outline-secondary" to={paths.account.teamInvitation}>
            See your invitations
          </Button>
        </>
      }
    >
      A team shares solutions and one bill. Create your own, or accept an invitation.
    </EmptyState>
  )
}
