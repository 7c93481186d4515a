import { clock } from '../settings/clock'
import type { Db } from '../db/db'
import { stopRenewal, subscriptionsOfUser } from '../db/commerce/subscriptions'
import type { KycRow } from '../db/commerce/cartTables'
import { userOr404 } from '../db/find'
import type { UserRow } from '../db/tables'
import { emptyUser } from '../db/accounts/userRow'
import { changeUser, seeNotices } from './changes'
import { defineScenarios, type Scenario } from './scenario'

const oldVersions = { privacyPolicyAgreedVersion: '1', termsOfUseAgreedVersion: '2' }

/** Members with steps left to complete, and users who cannot sign in. */
export const membership = defineScenarios({
  'privacy-due': {
    title: 'A new privacy policy to agree to',
    as: 'premium',
    apply: () => due({ mustAgreeToPrivacyPolicy: true }),
  },
  'terms-due': {
    title: 'New terms of use to agree to',
    as: 'premium',
    apply: () => due({ mustAgreeToTermsOfUse: true }),
  },
  'both-due': {
    title: 'A new privacy policy and new terms',
    as: 'premium',
    apply: () => due({ mustAgreeToPrivacyPolicy: true, mustAgreeToTermsOfUse: true }),
  },
  demo: { title: 'For a demo: no dialog opens by itself', as: 'premium', apply: seeNotices },
  welcome: {
    title: 'A member who visits the account for the first time',
    as: 'member',
    apply: (db) => {
      db.userOptions = db.userOptions.filter(({ userId }) => userId !== 'u-member')
      db.connections = db.connections.filter(({ userId }) => userId !== 'u-member')
      db.orders = db.orders.filter(({ userId }) => userId !== 'u-member')
    },
  },
  'first-terms': {
    title: 'A member who has never agreed to anything',
    as: 'member',
    apply: () =>
      changeUser('u-member', {
        mustAgreeToPrivacyPolicy: true,
        mustAgreeToTermsOfUse: true,
        privacyPolicyAgreedVersion: null,
        termsOfUseAgreedVersion: null,
      }),
  },
  'personalisation-due': {
    title: 'The personalisation survey is not done',
    as: 'member',
    apply: () => surveyDue('u-member'),
  },
  'personalisation-due-cart': {
    title: 'The survey is not done, and the cart is full',
    as: 'premium',
    apply: () => surveyDue('u-premium'),
  },
  'personalisation-due-owner': {
    title: 'The survey of a team owner is not done',
    as: 'owner',
    apply: () => surveyDue('u-owner'),
  },
  'personalisation-unknown': {
    title: 'Whether the survey is done cannot be read',
    as: 'member',
    fail: 'getPersonalizationStatus:500',
  },
  unactivated: {
    title: 'member@doers.test has not been activated',
    as: 'visitor',
    apply: () => changeUser('u-member', { activated: false }),
  },
  disabled: {
    title: 'member@doers.test has been disabled',
    as: 'visitor',
    apply: () => changeUser('u-member', { disabled: true }),
  },
  'no-password': {
    title: 'A member who came through Google and has no password',
    as: 'member',
    apply: () => changeUser('u-member', { password: null, hasPassword: false, googleId: 'google-1042' }),
  },
  'profile-empty': { title: 'A profile with nothing but the name', as: 'member', apply: emptyProfile },
  'long-name': {
    title: 'A name of 60 letters and an address without a break',
    as: 'premium',
    apply: () =>
      changeUser('u-premium', {
        firstName: 'Maria Guadalupe Concepción Francisca',
        lastName: 'de los Ángeles Villanueva y Etxeberria',
        email: 'maria.guadalupe.concepcion.francisca.de.los.angeles.villanueva@long-company.example',
        company: 'Sociedad-Cooperativa-Iberoamericana-de-Productos-Artesanales-del-Mediterráneo',
      }),
  },
  'kyc-none': kyc('No ID verification was begun'),
  'kyc-not-started': kyc('A verification without a link', 'not_started'),
  'kyc-pending': kyc('ID verification: the link waits to be used', 'pending'),
  'kyc-link-expired': kyc('ID verification: the link has expired', 'pending', -1),
  'kyc-in-review': kyc('ID verification: under review', 'in_review'),
  'kyc-approved': kyc('ID verification: approved', 'approved'),
  'kyc-rejected': kyc('ID verification: rejected, with the reason', 'rejected'),
  'kyc-unknown': kyc('ID verification: a status nobody knows', 'awaiting_manual_step_7'),
  'kyc-unavailable': {
    title: 'The provider of ID verifications cannot be reached',
    as: 'premium',
    fail: 'getKyc:503,generateKycVerifyUrl:503',
  },
  'membership-ending': {
    title: 'The premium membership ends in 5 days and does not renew',
    as: 'premium',
    apply: () => {
      const tierEndsAt = clock.daysFromNow(5, 4)
      changeUser('u-premium', { tierEndsAt })
      for (const row of subscriptionsOfUser('u-premium'))
        if (row.plan && row.status === 'ACTIVE') stopRenewal(Object.assign(row, { currentPeriodEnd: tierEndsAt }))
    },
  },
  'membership-ended': {
    title: 'The premium membership has ended',
    as: 'premium',
    apply: () =>
      changeUser('u-premium', {
        isPremiumMember: false,
        isPremium: false,
        tier: 'free',
        tierStartedAt: null,
        tierEndsAt: null,
        tierRenews: false,
      }),
  },
  'code-throttled': {
    title: 'Too many one-time codes were asked for',
    as: 'visitor',
    fail: 'createPasswordRequest:429=60',
  },
  'mail-fails': {
    title: 'No mail can be sent',
    as: 'owner',
    fail: 'resendActivationEmail:502,sendTeamInvitationEmail:502,sendEmailToUs:502',
  },
})

/** A premium member whose ID verification has a status. */
function kyc(title: string, status?: string, linkDays?: number): Scenario {
  return { title, as: 'premium', apply: (db) => setKyc(db, status, linkDays) }
}

function due(flags: Partial<UserRow>): void {
  changeUser('u-premium', { ...flags, ...oldVersions })
}

function surveyDue(userId: string): void {
  changeUser(userId, { personalizationDone: false, personalization: { done: false } })
}

function emptyProfile(): void {
  const row = userOr404('u-member')
  const { userId, email, firstName, lastName, password, createdAt } = row
  const known = {
    userId,
    email,
    firstName,
    lastName,
    password,
    createdAt,
    activated: true,
    personalizationDone: true,
    mustAgreeToPrivacyPolicy: row.mustAgreeToPrivacyPolicy ?? false,
    mustAgreeToTermsOfUse: row.mustAgreeToTermsOfUse ?? false,
  }
  Object.assign(row, emptyUser(known))
}

const reasons: Record<string, string> = { rejected: 'The photo of your document wasn’t sharp enough to read.' }
const way = ['pending', 'in_review']

function setKyc(db: Db, status: string | undefined, linkDays = 1): void {
  db.kyc = db.kyc.filter(({ userId }) => userId !== 'u-premium')
  changeUser('u-premium', { idVerification: status ?? null })
  if (status === undefined) return
  const reached =
    status === 'not_started'
      ? [status]
      : way.includes(status)
        ? way.slice(0, way.indexOf(status) + 1)
        : [...way, status]
  const row: KycRow = {
    userId: 'u-premium',
    kyc_status: status,
    kyc_statuses_history: reached.map((step, index) => ({
      status: step,
      date: clock.daysFromNow(index - 6, 5),
      reason: reasons[step] ?? null,
    })),
    verifyUrl: status === 'pending' ? 'https://verify.doers.test/s/scenario' : null,
    verifyUrlExpiresAt: status === 'pending' ? clock.daysFromNow(linkDays, 5) : null,
    linkMadeAt: null,
  }
  db.kyc.push(row)
}
