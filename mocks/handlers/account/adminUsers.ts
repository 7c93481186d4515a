import { whyNotRevoked } from '@/domain/access/adminRevoking'
import { isEmail } from '@/lib/text/emailAddress'
import { checkNewPassword, deleteAccount } from '../../db/accounts/accounts'
import { db } from '../../db/db'
import { findUser, findUserByEmail, preferencesOf, toListedUser, touch, userOr404 } from '../../db/find'
import { sendMail } from '../../db/accounts/mailbox'
import { emailChangedMail } from '../../db/accounts/mailTexts'
import { pageOf } from '../../db/paging'
import { relatedRecordsOf } from '../../db/accounts/relatedRecords'
import { sessionOf } from '../../db/accounts/requestSession'
import { closeSessions } from '../../db/accounts/sessions'
import type { UserRow } from '../../db/tables'
import { reject, type Handlers } from '../../http'
import { noPermissions } from '../../permissions'

const userFields = [
  'createdAt',
  'updatedAt',
  'lastLoginAt',
  'firstName',
  'lastName',
  'email',
  'country',
  'company',
  'isAdmin',
  'isPremiumMember',
  'activated',
  'disabled',
  'userId',
] as const satisfies readonly (keyof UserRow)[]

const surveyFields = [
  'createdAt',
  'updatedAt',
  'email',
  'firstName',
  'lastName',
  'doerType',
  'industry',
  'heardFrom',
] as const

const refuseField = (status: number, field: string, message: string): never =>
  reject(status, message, { fields: { [field]: message } })

/** Survey answers with the members' current names. */
const listedSurveys = () =>
  db.signupSurveys.map((survey) => {
    const user = findUser(survey.userId)
    return { ...survey, ...(user && { email: user.email, firstName: user.firstName, lastName: user.lastName }) }
  })

export const adminUsers = {
  listUsers: ({ query }) => ({
    users: pageOf(db.users, query, userFields).map(toListedUser),
    total: db.users.length,
  }),
  listAdminUsers: () => db.users.filter(({ isAdmin }) => isAdmin).map(toListedUser),
  countUsers: () => ({ count: db.users.length }),
  getUserRelatedRecords: ({ path }) => relatedRecordsOf(userOr404(path.id)),
  listSignupSurveys: ({ query }) => ({
    signupSurveys: pageOf(listedSurveys(), query, surveyFields),
    total: db.signupSurveys.length,
  }),
  grantAdminAccess: ({ path }) => {
    const row = userOr404(path.userId)
    if (row.isAdmin) reject(409, `${row.firstName} is already an admin`)
    // Permissions are granted on the server by other means.
    return toListedUser(touch(row, { isAdmin: true, permissions: noPermissions() }))
  },
  revokeAdminAccess: ({ me, path }) => {
    const row = userOr404(path.userId)
    const no = whyNotRevoked(row)
    if (no) reject(409, no)
    if (row === me) reject(409, 'You can’t revoke your own access')
    delete row.permissions
    return toListedUser(touch(row, { isAdmin: false }))
  },
  deletePersonalIds: () => {
    const holders = db.users.filter(
      (row) => row.personalIdType ?? row.personalIdNumber ?? row.personalIdFullName ?? row.idVerification,
    )
    for (const row of holders)
      touch(row, { personalIdType: null, personalIdNumber: null, personalIdFullName: null, idVerification: null })
    // The verification is a result of checking the ID document, so it is deleted with it.
    db.kyc = []
    return { ok: true, message: `Personal ID information of ${holders.length} users deleted.` }
  },
  changeUserPassword: ({ path, body, request }) => {
    const row = userOr404(path.id)
    checkNewPassword(body.newPassword, 'newPassword')
    touch(row, { password: body.newPassword })
    const own = sessionOf(request)
    db.sessions = db.sessions.filter((session) => session.userId !== row.userId || session.token === own?.token)
    return { ok: true }
  },
  changeUserEmail: ({ path, body }) => {
    const row = userOr404(path.id)
    const newEmail = body.newEmail.trim()
    if (!isEmail(newEmail)) refuseField(422, 'newEmail', 'Please enter a valid email')
    const other = findUserByEmail(newEmail)
    if (other && other !== row) refuseField(409, 'newEmail', 'Email already in use')
    const oldEmail = row.email
    touch(row, { email: newEmail })
    sendMail(emailChangedMail(row, oldEmail))
    return { ok: true }
  },
  disableUser: ({ me, path }) => {
    const row = userOr404(path.id)
    if (row === me) reject(409, 'You cannot disable your own account')
    closeSessions(row.userId)
    return toListedUser(touch(row, { disabled: true }))
  },
  deleteUser: ({ me, path }) => {
    deleteAccount(me, path.userId)
    return { ok: true }
  },
  updateUserMarketingPreferences: ({ path, body }) => {
    touch(userOr404(path.id), preferencesOf(body.preferences))
    return { ok: true }
  },
} satisfies Partial<Handlers>
