import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { teamPageAt, teamPageLabel, type TeamPage } from '@/domain/access/teamAccess'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Page } from '@/ui/layout/Page'

const label = 'Loading your team'
const form = <Skeleton shape="form" rows={5} label={label} />
const table = <Skeleton shape="table" label={label} />

/** Each page's shape, so that little moves when it opens. */
export const teamSkeletons: Record<TeamPage, ReactElement> = {
  overview: <Skeleton shape="tiles" rows={6} label={label} />,
  members: table,
  company: form,
  adminInformation: table,
  teamInformation: table,
  mySolutions: table,
  billing: table,
  solutions: <Skeleton shape="table" rows={8} columns={6} label={label} />,
  payment: <Skeleton shape="card" rows={3} label={label} />,
}

/** A page of the team area before anything is known of the team: its heading and its shape. */
export function AwaitedTeam() {
  const page = teamPageAt(useLocation().pathname) ?? 'overview'
  return <Page title={teamPageLabel(page)}>{teamSkeletons[page]}</Page>
}
