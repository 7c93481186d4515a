import { describe, expect, it } from 'vitest'
import type { Team, TeamConnection } from '@/contract/types'
import { adminsOf, possibleAdmins } from '@/domain/team/admins'
import { isOnSeat, savedInvitation, whyFixed } from '@/domain/team/members'
import { companyOf, teamDraft } from '@/domain/team/teamDraft'
import {
  membersOf, sameMembers, seatsToSend, stepToSend, stepToShow, teamToSend, toCompany, toRow,
} from '@/domain/team/teamRegistration' // prettier-ignore
import type { SeatDraft } from '@/domain/team/teamValidation'

const admin = { name: 'Wei Ling Tan', email: 'wl@kopi.works' }
const company = { companyName: ' Kopi Works ', companyLocation: ' Singapore', website: 'kopi.works ', companyBrn: ' ' }
const team: Team = { teamId: 't-1', companyName: 'Kopi Works', companyLocation: 'Singapore', website: 'kopi.works' }

const member = (id: string, email: string, more: Partial<TeamConnection> = {}): TeamConnection => ({
  id,
  teamId: 't-1',
  targetName: 'Ana',
  email,
  connectionType: 'TEAM_MEMBER',
  status: 'PENDING',
  ...more,
})
const row = (id: string, email: string, more: Partial<SeatDraft> = {}): SeatDraft => ({
  id,
  name: 'Ana',
  email,
  role: 'TEAM_MEMBER',
  ...more,
})

it.each([
  [undefined, true, 1],
  ['2', true, 2],
  ['3', true, 3],
  ['3', false, 1],
  ['9', true, 1],
] as const)('resumes step %s, with a saved team %s: step %i', (asked, hasTeam, shown) =>
  expect(stepToShow(asked, hasTeam)).toBe(shown),
)

describe('prefilling (R-TEAM-07)', () => {
  it('takes the company from the unpaid team, and suggests a country for a new one', () => {
    expect(toCompany(team, 'India')).toEqual({
      companyName: 'Kopi Works',
      companyLocation: 'Singapore',
      website: 'https://kopi.works',
      companyBrn: '',
    })
    expect(toCompany(null, 'India')).toMatchObject({ companyName: '', companyLocation: 'India' })
  })

  it('takes the members without the owner and those who left', () => {
    const all = [
      member('con-0', 'wl@kopi.works', { connectionType: 'TEAM_OWNER' }),
      member('con-1', 'ana@kopi.works'),
      member('con-2', 'gone@kopi.works', { status: 'REMOVED' }),
    ]
    expect(membersOf(all).map(toRow)).toEqual([row('con-1', 'ana@kopi.works')])
  })

  it('takes a role under either of its names', () => {
    const { connectionType: _said, ...unsaid } = member('con-0', 'wl@kopi.works')
    const owner = { ...unsaid, role: 'TEAM_OWNER' } as const
    const staff = { ...unsaid, role: 'TEAM_FINANCE' } as const
    expect(membersOf([owner])).toEqual([])
    expect(adminsOf([staff, owner])).toEqual([owner])
    expect(possibleAdmins([{ ...owner, status: 'ACCEPTED' }])).toEqual([])
    expect(whyFixed(owner, { id: 'con-9' }, 'remove')).toBe('The owner can’t be removed.')
    expect(sameMembers([staff], [member('con-0', 'wl@kopi.works', { connectionType: 'TEAM_FINANCE' })])).toBe(true)
    expect(sameMembers([staff], [member('con-0', 'wl@kopi.works')])).toBe(false)
  })
})

describe('what a step sends', () => {
  it.each([
    [1, false, 1],
    [2, false, 1],
    [3, false, 1],
    [3, true, 3],
    [2, true, 1],
  ] as const)('on step %i, agreed %s: step %i (R-TEAM-05)', (step, agreed, sent) =>
    expect(stepToSend({ step, agreed })).toBe(sent),
  )

  it('sends the team trimmed, with the administrator', () => {
    expect(teamToSend(company, admin, { team: null, step: 1 })).toEqual({
      companyName: 'Kopi Works',
      companyBrn: null,
      companyLocation: 'Singapore',
      website: 'https://kopi.works',
      ownerName: 'Wei Ling Tan',
      ownerEmail: 'wl@kopi.works',
      step: 1,
    })
  })

  it.each([
    ['kopi.works', 'https://kopi.works'],
    [' <http://kopi.works>, ', 'http://kopi.works'],
    ['//kopi.works/a', 'https://kopi.works/a'],
    ['', ''],
  ])('sends the website %j as %j, at the registration and later (R-VAL-04)', (website, sent) => {
    expect(teamToSend({ ...company, website }, admin, { team: null, step: 1 }).website).toBe(sent)
    expect(teamDraft({ ...team, website: 'old.example' }, { website }).website).toBe(sent)
    // Unchanged fields stay as the server has them.
    expect(teamDraft(team, { ...companyOf(team), companyName: 'Kopi' }).website).toBe('kopi.works')
  })

  it('creates, changes and removes members, and leaves out what is unchanged', () => {
    const saved = [member('con-1', 'a@b.co'), member('con-2', 'c@d.co'), member('con-3', 'e@f.co')]
    const rows = [row('con-2', 'c@d.co'), row('con-3', 'e@f.co', { name: ' Eva ' }), row('', 'new@b.co')]
    expect(seatsToSend(rows, saved.map(toRow), saved, 't-1')).toEqual({
      save: [
        { index: 1, seat: { id: 'con-3', teamId: 't-1', name: 'Eva', email: 'e@f.co', role: 'TEAM_MEMBER' } },
        { index: 2, seat: { teamId: 't-1', name: 'Ana', email: 'new@b.co', role: 'TEAM_MEMBER' } },
      ],
      remove: ['con-1'],
    })
  })

  it('recognises rows that were saved without an answer, and rows whose member is gone', () => {
    expect(seatsToSend([row('', ' A@b.co')], [], [member('con-1', 'a@b.co')], 't-1')).toEqual({ save: [], remove: [] })
    expect(seatsToSend([row('con-9', 'a@b.co')], [], [], 't-1').save).toEqual([
      { index: 0, seat: { teamId: 't-1', name: 'Ana', email: 'a@b.co', role: 'TEAM_MEMBER' } },
    ])
  })

  it('deletes members that the form has shown or saved, never those that another tab has added', () => {
    const saved = [member('con-1', 'a@b.co'), member('con-2', 'c@d.co'), member('con-3', 'e@f.co')]
    const shown = [row('con-1', 'old@b.co'), row('', 'C@d.co')]
    expect(seatsToSend([], shown, saved, 't-1')).toEqual({ save: [], remove: ['con-1', 'con-2'] })
    // A row that was never filled in, and members of whom neither address nor id is sent.
    const unsaid = [member('con-4', ''), member('', 'g@h.co')]
    expect(seatsToSend([], [row('', '')], unsaid, 't-1').remove).toEqual([])
  })
})

it('compares members by person, name and role, in any order', () => {
  const [one, other] = [member('con-1', 'a@b.co'), member('con-2', 'c@d.co')]
  expect(sameMembers([one, other], [other, one])).toBe(true)
  expect(sameMembers([one], [one, other])).toBe(false)
  expect(sameMembers([one], [{ ...one, connectionType: 'TEAM_ADMIN' }])).toBe(false)
})

describe('a seat is found again', () => {
  const seat = { name: 'Ada', email: 'ada@acme.example', role: 'TEAM_ADMIN' } as const
  const { connectionType: _unsaid, ...silent } = member('m-1', seat.email, { targetName: seat.name })

  it.each([
    ['a new one', seat, true],
    ['a change, which may be of the role', { ...seat, id: 'm-1' }, false],
  ] as const)('without a role that an answer says: %s', (_what, sent, isFound) => {
    expect(isOnSeat(silent, sent)).toBe(isFound)
    expect(isOnSeat({ ...silent, connectionType: 'TEAM_ADMIN' }, sent)).toBe(true)
    expect(isOnSeat({ ...silent, connectionType: 'TEAM_MEMBER' }, sent)).toBe(false)
  })

  it('as an invitation only if no answer says that an email was sent', () => {
    expect(savedInvitation([silent], seat)).toBe(silent)
    expect(savedInvitation([{ ...silent, lastInvitationSentAt: null }], seat)).toBeDefined()
    expect(savedInvitation([{ ...silent, lastInvitationSentAt: '2026-11-01' }], seat)).toBeUndefined()
  })
})

describe('a saved team holds nothing that its answer left out', () => {
  const bare = { teamId: 't', companyName: 'Acme' }
  const owner = { ownerName: admin.name, ownerEmail: admin.email }
  it.each([
    ['with another website', teamDraft(bare, { website: 'acme.example' }), { website: 'https://acme.example' }],
    ['with a picture', teamDraft(bare, { profileImage: 'x' }), { profileImage: 'x' }],
    ['with its members', teamToSend(companyOf(bare), admin, { team: bare, step: 2 }), { ...owner, step: 1 }],
    [
      'before it is paid',
      teamToSend(companyOf(bare), admin, { team: bare, step: 3, agreed: true }),
      { ...owner, step: 3 },
    ],
  ])('%s', (_when, saved, changes) => expect(saved).toEqual({ ...bare, ...changes }))
})
