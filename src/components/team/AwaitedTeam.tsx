import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { teamPageAt, teamPageLabel, type TeamPage } from '@/domain/access/teamAccess'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Page } from '@/ui/layout/Page'

const label = 'Loading your team'
const table = <Skeleton shape="table" label={label} />

/** The skeletons of pages that are not a single table. */
const shapes: Partial<Record<TeamPage, ReactElement>> = {
  overview: <Skeleton shape="tiles" rows={6} label={label} />,
  company: <Skeleton shape="form" rows={5} label={label} />,
  solutions: <Skeleton shape="table" rows={8} columns={6} label={label} />,
  payment: <Skeleton shape="card" rows={3} label={label} />,
}

/** A skeleton in the shape of a page, so that little moves when the page has loaded. */
export const teamSkeleton = (page: TeamPage): ReactElement => shapes[page] ?? table

/** A page of the team area while nothing of the team has loaded: its heading and a skeleton. */
export function AwaitedTeam() {
  const page = teamPageAt(useLocation().pathname) ?? 'overview'
  return <Page title={teamPageLabel(page)}>{teamSkeleton(page)}</Page>
}
