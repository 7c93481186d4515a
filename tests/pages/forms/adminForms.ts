import { screen } from '@testing-library/react'
import { db } from '@mocks/db/db'
import type { FormRow } from './formRow'
import { press } from './press'
import { badEmail, tooLong } from './wrongValues'

const noUrl = ['studiojo', 'Please enter a valid URL'] as const
const known = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Error('The seeds have no such record')
  return row
}

/** Forms of the back office: System, Marketplace, Marketing, Partners and Finance. */
export const adminForms: readonly FormRow[] = [
  {
    name: 'the settings',
    covers: 'areas/admin/config/ConfigForm.tsx',
    path: '/admin/config',
    form: 'Settings',
    submit: 'Save settings',
    call: 'saveConfig',
    fill: { Text: 'Closed on Sunday', 'Maximum seats per team': '40', 'Support email': 'help@doers.example' },
    required: ['Maximum seats per team', 'Support email'],
    wrong: {
      'Maximum seats per team': ['0', 'Please enter at least 1'],
      'Points needed to redeem': ['-1', 'Please enter at least 0'],
      'Support email': badEmail,
    },
    refused: ['teamSeatLimit', 'Maximum seats per team'],
  },
  {
    name: 'an export of purchases',
    covers: 'areas/admin/data-exports/DataExports.tsx',
    path: '/admin/data-exports',
    form: 'Purchases by date',
    submit: 'Export purchases',
    call: 'exportFullertonPurchases',
    fill: { 'Fullerton Telehealth': true, From: '2025-01-01', To: '2025-12-31' },
    required: ['From', 'To'],
    wrong: { To: ['2024-12-31', 'The end date is before the start date'] },
    refused: ['from', 'From'],
  },
  {
    name: 'a new entry of the media library',
    covers: 'areas/admin/media/MediaDialog.tsx',
    path: '/admin/media?edit=new',
    form: 'Add media',
    submit: 'Add media',
    call: 'createMedia',
    fill: {
      Title: 'A week without meetings',
      Type: 'blog',
      'Web address': 'a-week-without-meetings',
      Summary: 'What happened',
      Author: 'Jo Lim',
      Tags: 'time, teams',
      Length: '7',
      'URL of the file or video': 'https://video.example/1',
      Published: true,
    },
    required: ['Title', 'Type'],
    wrong: {
      Title: tooLong(200),
      'Web address': ['no blanks', 'Please use letters, digits and hyphens only'],
      Length: ['long', 'Please enter a number'],
      'URL of the file or video': noUrl,
    },
    refused: ['title', 'Title'],
  },
  {
    name: 'a new discount code',
    covers: 'areas/admin/discount-codes/CodeDialog.tsx',
    path: '/admin/discount-codes?edit=new',
    form: 'New discount code',
    submit: 'Create code',
    call: 'createDiscountCode',
    fill: {
      Code: 'SPRING20',
      Description: 'For the spring campaign',
      'Percent off': '20',
      'Valid from': '2027-03-01T00:00',
      'Valid until': '2027-05-31T23:59',
      'Total uses': '100',
      'Uses per member': '1',
      'Minimum total': '50.00',
      'Premium members only': true,
      Tier: '6-months',
    },
    required: ['Code', 'Percent off'],
    wrong: {
      Code: ['two words', 'Please use 2 or more letters, digits, dashes or underscores'],
      'Percent off': ['101', 'Please enter at most 100'],
      'Valid until': ['2027-02-01T00:00', 'Please choose a date after Valid from'],
      'Total uses': ['1.5', 'Please enter a whole number'],
      'Minimum total': ['much', 'Please enter an amount, like 12.50'],
    },
    refused: ['code', 'Code'],
    // A field of this name is never stored: in other forms it holds a one-time code.
    comesBack: ['Code'],
  },
  {
    name: 'the activation of a solution',
    covers: 'areas/admin/solution-activation/ActivationDialog.tsx',
    path: '/admin/solution-activation',
    open: async (user) => {
      const table = await screen.findByRole('table', { name: 'Solutions pending activation' })
      await user.click(known([...table.querySelectorAll<HTMLElement>('tbody th a')][0]))
    },
    form: /^Activate /,
    submit: 'Activate solution',
    call: 'activateOrderItem',
    fill: {},
    required: ['Activation date'],
    refused: ['activationDate', 'Activation date'],
    comesBack: 'no',
  },
  {
    name: 'the tags of an address',
    covers: 'areas/admin/mailing-list/TagsDialog.tsx',
    path: '/admin/mailing-list',
    open: async (user) => {
      const [first] = await screen.findAllByRole('button', { name: /^Tags for / })
      await user.click(known(first))
    },
    form: /^Tags for /,
    submit: 'Save tags',
    call: 'addEmailTags',
    fill: { 'Tags to add': 'events, founders' },
    wrong: { 'Tags to add': ['x'.repeat(51), 'Please use at most 50 characters for a tag'] },
    refused: ['tags'],
  },
  {
    name: 'the note on a job enquiry',
    covers: 'areas/admin/job-enquiries/EnquiryDialog.tsx',
    path: '/admin/job-enquiries?enquiry=job-20',
    form: 'Enquiry from Søren Øvergård',
    submit: 'Save enquiry',
    call: 'updateJobEnquiry',
    fill: { Answered: true, Comment: 'Called back, no opening before May.' },
    wrong: { Comment: tooLong(2000) },
    refused: ['comments', 'Comment'],
  },
  {
    name: 'a new partner',
    covers: 'areas/admin/partners/PartnerDialog.tsx',
    path: '/admin/partners?edit=new',
    form: 'New partner',
    submit: 'Create partner',
    call: 'createPartner',
    fill: { Name: 'Lettershop', 'API user name': 'lettershop' },
    required: ['Name', 'API user name'],
    wrong: { Name: tooLong(200), 'API user name': tooLong(100) },
    refused: ['apiUsername', 'API user name'],
  },
  {
    name: 'another plan at a partner',
    covers: 'areas/admin/partner-subscriptions/Holder.tsx',
    first: () => void Object.assign(known(db.partnerSubscriptions[0]), { status: 'active', plan: 'flex-10' }),
    path: () =>
      `/admin/partner-subscriptions?q=${encodeURIComponent(known(db.partnerSubscriptions[0]).workbuddyPhoneNumber)}`,
    open: (user) => press(user, 'Change plan'),
    form: /^Change plan for /,
    submit: 'Change plan',
    call: 'changeWorkbuddySubscription',
    fill: { 'New plan': 'flex-20' },
    required: ['New plan'],
    wrong: { 'New plan': tooLong(100) },
    refused: ['newPlan', 'New plan'],
    opensAgain: true,
  },
  {
    name: 'the invoice of an order made again',
    covers: 'areas/admin/orders/OrderActs.tsx',
    path: () => `/admin/orders?order=${known(db.orders.find(({ status }) => status === 'COMPLETE')).orderId}`,
    form: 'Reissue invoice',
    submit: 'Reissue invoice',
    call: 'recreateOrderInvoice',
    fill: { 'Discount code': 'DOER10' },
    wrong: { 'Discount code': tooLong(100) },
    refused: ['discountCode', 'Discount code'],
    comesBack: 'no',
    // A failure may have made it: finance.test.tsx checks what is shown then.
    pays: true,
  },
  {
    name: 'the reason why a redemption is declined',
    covers: 'areas/admin/referral-points-redemptions/SettleDialog.tsx',
    path: '/admin/referral-points-redemptions?redemption=r-1',
    first: () => void Object.assign(known(db.redemptions[0]), { status: 'PENDING', redemptionComment: undefined }),
    open: (user) => press(user, 'Decline'),
    form: /^Decline: /,
    opensAgain: true,
    submit: 'Decline request',
    call: 'updateRedemption',
    fill: { Reason: 'The account belongs to another person.' },
    required: ['Reason'],
    wrong: { Reason: tooLong(1000) },
    refused: ['redemptionComment.comment'],
  },
]
