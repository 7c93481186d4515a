import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { db, screen, waitFor, within } from '@tests/page'
import { invoiceEmail, invoicePeriod } from './billingForms'
import type { FormRow } from './formRow'
import { badEmail, noCountry, tooLong } from './wrongValues'

const noUrl = ['kopi works', 'Please enter a valid URL'] as const

const openWizard = async (user: UserEvent) => {
  const intro = within(await screen.findByRole('dialog', { name: 'Create a Team' }))
  await user.click(intro.getByRole('button', { name: 'Create a Team' }))
}
/** Waits until the button is enabled: before, it says that the price and the seats are being read. */
const enabled = async (name: string | RegExp): Promise<void> => {
  const submit = () => screen.getByRole('button', { name })
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
}
/** The member with the unpaid team has lost the membership since; only premium members can go on. */
const renewPremium = () => {
  for (const user of db.users) if (user.userId === 'u-india') user.isPremiumMember = true
}
const company = {
  'Company name': 'Kopi Works',
  Location: 'Japan',
  Website: 'https://kopi.works/Ａ１',
  'Business registration number': '202012345A',
}
const person = { Name: 'Ana Ong', 'Email address': 'ana@kopi.works', Role: 'TEAM_FINANCE' }
/** The input for a person to invite, in any of the forms. */
const newMember = {
  call: 'saveConnection',
  fill: person,
  required: ['Name', 'Email address'],
  wrong: { Name: tooLong(100), 'Email address': badEmail },
  refused: ['email', 'Email address'],
} satisfies Partial<FormRow>

/** Forms of the team area. */
export const teamForms: readonly FormRow[] = [
  {
    name: 'step 1 of the registration',
    covers: 'areas/team/registration/CompanyStep.tsx',
    path: '/account/events?createTeam=true',
    as: 'premium',
    open: openWizard,
    form: 'Company details',
    submit: 'Add team members',
    call: 'saveTeam',
    fill: company,
    required: ['Company name', 'Location', 'Website'],
    wrong: { 'Company name': tooLong(200), Location: noCountry, Website: noUrl },
    refused: ['website', 'Website'],
  },
  {
    name: 'step 2 of the registration',
    covers: 'areas/team/registration/MembersStep.tsx',
    path: '/account/events?createTeam=true&teamStep=2',
    as: 'india',
    scenario: 'team-begun',
    first: renewPremium,
    form: 'Team details',
    submit: 'Proceed to pay',
    ...newMember,
  },
  {
    name: 'company details',
    covers: 'areas/team/company/Company.tsx',
    path: '/team/company',
    form: 'Company details',
    submit: 'Save company details',
    call: 'saveTeam',
    fill: company,
    required: ['Company name', 'Location', 'Website'],
    wrong: { Location: ['4711', 'Please enter a valid location'], Website: noUrl },
    refused: ['companyBrn', 'Business registration number'],
  },
  {
    name: 'the settings of a team',
    covers: 'areas/team/company/Company.tsx',
    path: '/team/company',
    first: () => {
      for (const { options } of db.teams) Object.assign(options, { notifyOnSeatCharge: false })
    },
    form: 'Settings',
    submit: 'Save settings',
    call: 'saveTeamOptions',
    fill: { 'Email the owner when we charge for seats': true, 'Role of new members': 'TEAM_FINANCE' },
    refused: ['defaultSeatRole'],
  },
  {
    name: 'invitations',
    covers: 'areas/team/members/InviteDialog.tsx',
    path: '/team/members?invite=new',
    open: () => enabled('Invite 1 person'),
    form: 'Invite members',
    submit: 'Invite 1 person',
    ...newMember,
  },
  {
    name: 'vacant seats',
    covers: 'areas/team/members/AddSeatsDialog.tsx',
    path: '/team/members?seats=add',
    open: () => enabled(/^Pay S/),
    form: 'Add seats',
    submit: /^Pay/,
    call: 'addTeamSeats',
    fill: { 'Seats to add': '3' },
    required: ['Seats to add'],
    wrong: { 'Seats to add': ['0', 'Please enter at least 1'] },
    refused: ['membersCount'],
    comesBack: 'no',
    pays: true,
  },
  {
    name: 'a person who is invited',
    covers: 'areas/team/members/EditMemberDialog.tsx',
    path: '/team/members?edit=con-acme-p2',
    form: 'Change Marisol de la Fuente y Castellanos',
    submit: 'Save',
    call: 'saveConnection',
    fill: { Name: 'Marisol Fuente' },
    required: ['Name'],
    wrong: { Name: tooLong(100) },
    refused: ['name', 'Name'],
  },
  {
    name: 'a new administrator',
    covers: 'areas/team/admin-information/InviteAdmin.tsx',
    path: '/team/admin-information?add=new',
    form: 'Invite an administrator',
    submit: 'Send invitation',
    call: 'saveConnection',
    fill: { Name: 'Ana Ong', 'Email address': 'ana@kopi.works' },
    required: ['Name', 'Email address'],
    wrong: { Name: tooLong(100), 'Email address': ['ng@ng.example', 'This person is already invited'] },
    refused: ['email', 'Email address'],
  },
  {
    name: 'a member who becomes an administrator',
    covers: 'areas/team/admin-information/AdminInformation.tsx',
    path: '/team/admin-information?add=member',
    form: 'Promote a member',
    submit: 'Make administrator',
    call: 'saveConnection',
    fill: {},
    required: ['Member'],
    wrong: { Member: ['Nobody', 'Please choose a member from the list'] },
    refused: ['role'],
    comesBack: 'no',
    pays: true,
  },
  {
    name: 'the role of an administrator',
    covers: 'areas/team/admin-information/AdminInformation.tsx',
    path: '/team/admin-information?act=role:con-team-admin',
    form: "Change Siobhán O'Connor’s role",
    submit: 'Change role',
    call: 'saveConnection',
    fill: { 'New role': 'TEAM_FINANCE' },
    required: ['New role'],
    refused: ['role', 'New role'],
    comesBack: 'no',
  },
  {
    name: 'the address of a team’s invoices',
    covers: 'components/billing/InvoiceAddressForm.tsx',
    path: '/team/billing?show=details',
    as: 'owner',
    form: 'Invoice address',
    submit: 'Save invoice address',
    call: 'updateTeamInvoiceAddress',
    fill: { Name: 'Accounts', Company: 'Acme', Address: '1 Jalan Besar', City: 'Singapore', Country: 'Japan' },
    required: ['Name', 'Address', 'Country'],
    wrong: { Country: noCountry },
    refused: ['postalCode', 'Postal code'],
  },
  invoiceEmail({
    name: 'the email address of a team’s invoices',
    path: '/team/billing?show=details',
    as: 'team-admin',
    call: 'updateTeamInvoiceEmail',
  }),
  invoicePeriod({ name: 'the team’s invoices of a period', path: '/team/billing?show=invoices', as: 'finance' }),
]
