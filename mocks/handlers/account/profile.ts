import { countryOf } from '@/domain/account/countries'
import { isEmail } from '@/lib/text/emailAddress'
import { clock } from '../../settings/clock'
import { checkNewPassword } from '../../db/accounts/accounts'
import { db, freshId } from '../../db/db'
import { findUserByEmail, ownOrAdmin, preferencesOf, premiumOf, toUser, touch, userOr404 } from '../../db/find'
import { userName } from '../../db/accounts/userName'
import { sendMail } from '../../db/accounts/mailbox'
import { emailChangedMail } from '../../db/accounts/mailTexts'
import { checkedProfile } from '../../db/accounts/profileRules'
import { tierOf, upgradeDiscountOf } from '../../db/commerce/tiers'
import { reject, type Handlers } from '../../http'
import { environment } from '../../settings/environment'

const refuseField = (field: string, message: string): never => reject(422, message, { fields: { [field]: message } })

/** An image of 2 MB as base64. */
const largestPicture = (2 * 1024 * 1024 * 4) / 3 + 100

const surveyOf = (userId: string) => db.signupSurveys.find((row) => row.userId === userId)

export const profile = {
  getMe: ({ me }) => toUser(me),
  getPremiumStatus: ({ me }) => premiumOf(me),
  updateProfile: ({ me, path, body }) => {
    const row = ownOrAdmin(me, path.userId, 'updateProfile')
    return toUser(touch(row, checkedProfile(body)))
  },
  updateProfileImage: ({ me, body: { profileImage } }) => {
    if (profileImage !== null && !/^data:image\/(jpeg|png|webp);base64,/.test(profileImage))
      refuseField('profileImage', 'Please choose a JPEG, PNG or WebP picture')
    if ((profileImage ?? '').length > largestPicture)
      refuseField('profileImage', 'This picture is too large. Please choose one of at most 2 MB')
    touch(me, { profileImage })
    return { profileImage }
  },
  getCountry: () => {
    const { diallingCode: _unknown, ...country } =
      countryOf(environment.country) ?? reject(404, 'The country is not known')
    return country
  },
  getUserName: ({ path }) => {
    const { userId, firstName, lastName } = userOr404(path.id)
    return { userId, name: userName({ firstName, lastName }), firstName, lastName }
  },
  updateMyInvoiceEmail: ({ me, body: { altInvoiceEmail } }) => {
    if (altInvoiceEmail !== null && !isEmail(altInvoiceEmail))
      refuseField('altInvoiceEmail', 'Please enter a valid email')
    touch(me, { altInvoiceEmail })
    return { ok: true }
  },
  changeMyPassword: ({ me, body }) => {
    if (me.password === null || me.password !== body.oldPassword)
      refuseField('oldPassword', 'This isn’t your current password')
    checkNewPassword(body.newPassword, 'newPassword')
    touch(me, { password: body.newPassword })
    return { ok: true }
  },
  createMyPassword: ({ me, body }) => {
    if (me.password !== null) reject(409, 'You already have a password')
    checkNewPassword(body.password, 'password')
    touch(me, { password: body.password })
    return { ok: true }
  },
  deleteMyPassword: ({ me }) => {
    touch(me, { password: null })
    return { ok: true }
  },
  changeMyEmail: ({ me, body }) => {
    const newEmail = body.newEmail.trim()
    if (me.password === null || me.password !== body.password) refuseField('password', 'This isn’t your password')
    if (!isEmail(newEmail)) refuseField('newEmail', 'Please enter a valid email')
    const other = findUserByEmail(newEmail)
    if (other && other.userId !== me.userId) reject(409, 'Email already in use')
    const oldEmail = me.email
    touch(me, { email: newEmail })
    sendMail(emailChangedMail(me, oldEmail))
    return { result: `Your email address is now ${newEmail}` }
  },
  updateMyMarketingPreferences: ({ me, body }) => preferencesOf(touch(me, preferencesOf(body.preferences))),
  updateMyPreferences: ({ me, body }) => preferencesOf(touch(me, preferencesOf(body.preferences))),
  getPersonalization: ({ me }) => me.personalization,
  savePersonalization: ({ me, body: { personalization } }) => {
    me.personalization = { ...personalization, updatedAt: clock.iso() }
    me.personalizationDone ||= personalization.done === true
    return me.personalization
  },
  getPersonalizationStatus: ({ me }) => ({ done: me.personalizationDone }),
  getMembershipTier: ({ me, path }) => tierOf(me, path.tier),
  getMembershipUpgradeDiscount: ({ me, path }) => upgradeDiscountOf(me, path.tier),
  getSignupSurvey: ({ me, path }) =>
    surveyOf(ownOrAdmin(me, path.id, 'getSignupSurvey').userId) ??
    reject(404, 'There is no signup survey of this member'),
  createSignupSurvey: ({ me, path, body }) => {
    const { userId } = ownOrAdmin(me, path.id, 'createSignupSurvey')
    if (surveyOf(userId)) reject(409, 'This member already has a signup survey')
    const now = clock.iso()
    const survey = { ...body, signupSurveyId: freshId('survey'), userId, createdAt: now, updatedAt: now }
    db.signupSurveys.push(survey)
    return survey
  },
  updateSignupSurvey: ({ me, path, body }) => {
    const survey = db.signupSurveys.find(({ signupSurveyId }) => signupSurveyId === path.signupSurveyId)
    if (!survey) reject(404, 'There is no such signup survey')
    ownOrAdmin(me, survey.userId, 'updateSignupSurvey')
    const { signupSurveyId, userId, createdAt } = survey
    const replaced = { ...body, signupSurveyId, userId, updatedAt: clock.iso(), ...(createdAt ? { createdAt } : {}) }
    db.signupSurveys = db.signupSurveys.map((row) => (row === survey ? replaced : row))
    return replaced
  },
} satisfies Partial<Handlers>
