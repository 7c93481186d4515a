import { signingAddress } from '@/components/signing/signingAddress'
import { sendActivationMail } from '@mocks/db/accounts/mailbox'
import { db, fail, findUserByEmail, required } from '@tests/page'
import type { Act } from './act'

/** Single-click actions of administrators, and of users who follow a link of an email. */
export const adminActs: Record<string, Act> = {
  'a story is approved': {
    path: '/admin/featured-doers?doer=fd-mei-ling',
    as: 'admin',
    press: 'Approve',
    call: 'approveFeaturedDoer',
  },
  'a post is published': {
    path: '/admin/media?q=Selling+to+another+country',
    as: 'admin',
    open: ['Actions for Selling to another country'],
    press: 'Publish',
    call: 'updateMedia',
  },
  'a comment is hidden': {
    path: '/admin/blog-comments',
    as: 'admin',
    first: () => void (db.blogComments = db.blogComments.filter(({ hidden }) => !hidden).slice(0, 1)),
    press: /^Hide the comment by /,
    call: 'updateBlogComment',
  },
  'a partner is disabled': {
    path: '/admin/partners',
    as: 'admin',
    open: ['Actions for Clickwell', 'Disable'],
    press: 'Disable Clickwell',
    call: 'disablePartner',
  },
  'a code is deleted': {
    path: '/admin/discount-codes?edit=SOON',
    as: 'admin',
    open: ['Delete'],
    typed: 'SOON',
    press: 'Delete SOON',
    call: 'deleteDiscountCode',
  },
  'a comment is shown again by Undo': {
    path: '/admin/blog-comments',
    as: 'admin',
    first: () => void (db.blogComments = db.blogComments.filter(({ hidden }) => !hidden).slice(0, 1)),
    open: [/^Hide the comment by /],
    press: 'Undo',
    call: 'updateBlogComment',
  },
  'a link that activates is tried again': {
    path: () => {
      const member = required(findUserByEmail('member@doers.test'))
      member.activated = false
      fail('activateAccount', { status: 500, times: 1 })
      return sendActivationMail(member).href ?? ''
    },
    as: 'visitor',
    press: 'Try again',
    call: 'activateAccount',
  },
  'a link that confirms an address is tried again': {
    path: () => {
      fail('verifyMailingListSubscription', { status: 500, times: 1 })
      const { emailAddress, token } = required(db.mailingList.find(({ status }) => status === 'PENDING'))
      return `/mailing-list/verify/${encodeURIComponent(emailAddress)}/${token}`
    },
    as: 'visitor',
    press: 'Try again',
    call: 'verifyMailingListSubscription',
  },
  'the activation mail is sent again': {
    path: '/auth-email-verification',
    as: 'visitor',
    first: () => signingAddress.remember('member@doers.test'),
    press: 'Resend activation email',
    call: 'resendActivationEmail',
  },
  'a password link is mailed': {
    path: '/admin/users?user=u-member',
    as: 'admin',
    press: 'Send password link',
    call: 'sendResetPasswordRequestEmail',
  },
  'the account of an activation link is taken': {
    path: () => {
      const member = required(findUserByEmail('member@doers.test'))
      member.activated = false
      return sendActivationMail(member).href ?? ''
    },
    as: 'premium',
    press: 'Activate and switch account',
    call: 'activateAccount',
  },
}
