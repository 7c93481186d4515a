import { describe, expect, it } from 'vitest'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { adminPages, type AdminPage } from '@/domain/access/adminPages'
import { permissionPath } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import { actsAsAdmin, adminCallPages, mayCall, sharedCallPages } from '@mocks/adminCallPages'
import { db } from '@mocks/db/db'
import { handleRequest } from '@mocks/handleRequest'
import { enforce } from '@mocks/http'
import { signInAs } from '@mocks/personas'
import { fillPath } from '@/api/client/path'
import { required } from '@tests/required'
import { allPermissions, noPermissions } from '@mocks/permissions'

const adminCalls = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].auth === 'admin')
const userOf = (userId: string) => db.users.find((user) => user.userId === userId)
/** Whether the permission of a page is in one of the lists of admin-few. */
const isHeldByFew = (page: AdminPage) =>
  Object.values(userOf('u-admin-few')?.permissions ?? {})
    .flat()
    .includes(permissionPath(paths.admin.page(page)))

describe('administrator calls', () => {
  it('belong to pages, except for the session check', () => {
    const homeless = adminCalls.filter((id) => !adminCallPages[id])
    expect(homeless, 'a call without a page in mocks/adminCalls.ts').toEqual(['checkAdminSession'])
    expect(Object.keys(adminCallPages).filter((id) => !adminCalls.some((one) => one === id))).toEqual([])
    for (const pages of Object.values(adminCallPages)) for (const page of pages) expect(adminPages).toContain(page)
  })

  it('require the permission for one of their pages', () => {
    const few = userOf('u-admin-few')
    for (const id of adminCalls) {
      const allowed = !adminCallPages[id] || adminCallPages[id].some(isHeldByFew)
      expect(() => enforce(id, userOf('u-admin')), id).not.toThrow()
      expect(() => enforce(id, userOf('u-member')), id).toThrow('Administrators only')
      if (allowed) expect(() => enforce(id, few), id).not.toThrow()
      else expect(() => enforce(id, few), id).toThrow('Your administrator account may not do this')
      expect(mayCall(allPermissions(), id), id).toBe(true)
      expect(mayCall(noPermissions(), id), id).toBe(id === 'checkAdminSession')
    }
  })
})

/** Everything but the pages that make a call. */
function allBut(pages: readonly AdminPage[]) {
  const closed = pages.map((page) => permissionPath(paths.admin.page(page)))
  return Object.fromEntries(
    Object.entries(allPermissions()).map(([list, held]) => [list, held.filter((path) => !closed.includes(path))]),
  )
}

const other = { id: 'u-owner', userId: 'u-owner' }
const some = <Row>(rows: readonly Row[], is: (row: Row) => boolean = () => true) => required(rows.find(is))
const tags = { tags: ['a'], email: 'owner@doers.test' }

/** What an administrator asks about another user, or about what is not public. */
const asksOf: Partial<Record<OperationId, () => { params: Record<string, string>; body?: unknown }>> = {
  getMedia: () => ({ params: { mediaId: some(db.media, ({ published }) => !published).mediaId } }),
  cancelStripeSubscription: () => {
    const isOpen = ({ userId, status }: (typeof db.subscriptions)[number]) =>
      userId !== 'u-admin' && status === 'ACTIVE'
    return { params: { id: some(db.subscriptions, isOpen).stripeSubscriptionId }, body: { chargeNoticePeriod: false } }
  },
  addEmailTags: () => ({ params: {}, body: tags }),
  updateEmailTags: () => ({ params: {}, body: { removeTags: [], newTags: ['a'], email: tags.email } }),
  updateBlogComment: () => ({
    params: { id: some(db.blogComments).blogCommentId },
    body: { content: 'Hidden', hidden: true },
  }),
  getFeaturedDoer: () => ({ params: { id: some(db.featuredDoers, ({ approved }) => !approved).featuredDoerId } }),
  updateFeaturedDoer: () => {
    const { featuredDoerId, firstName, lastName, headline, story } = some(db.featuredDoers, ({ approved }) => approved)
    return { params: { id: featuredDoerId }, body: { firstName, lastName, headline, story } }
  },
  getMultipleChoiceSurvey: () => ({ params: { id: some(db.surveys, ({ status }) => status === 'DRAFT').surveyId } }),
  updateMultipleChoiceSurvey: () => {
    const { surveyId, title, questions } = some(db.surveys)
    return { params: { id: surveyId }, body: { survey: { title, questions } } }
  },
  updateProfile: () => ({ params: other, body: { firstName: 'Olive' } }),
  deleteUser: () => ({ params: { userId: 'u-admin-few' } }),
  getSignupSurvey: () => ({ params: { id: some(db.signupSurveys).userId } }),
  updateSignupSurvey: () => {
    const { signupSurveyId } = some(db.signupSurveys)
    return { params: { signupSurveyId }, body: {} }
  },
  listUserTags: () => ({ params: other }),
  addUserTag: () => ({ params: other, body: { tag: 'vip' } }),
  updateUserTags: () => ({ params: other, body: { removeTags: [], newTags: ['vip'] } }),
  deleteUserTag: () => {
    const { userId, tagId } = some(db.userTags)
    return { params: { id: userId, tagId } }
  },
  getUserPoints: () => ({ params: other }),
  listUserInvoices: () => ({ params: other }),
  listTeamInvoices: () => ({ params: { id: some(db.teams).teamId } }),
  getInvoicePdf: () => ({ params: { id: some(db.invoices, ({ userId }) => userId !== 'u-admin').invoiceId } }),
}

/** The answer that an administrator with these permissions gets. */
async function answerTo(id: OperationId, permissions: ReturnType<typeof allBut>) {
  const { params, body } = required(asksOf[id])()
  const { method, path } = operations[id]
  const token = required(signInAs('admin')).token
  required(userOf('u-admin')).permissions = permissions
  const { url } = fillPath(path, params)
  const request = new Request(`https://doers.test${url}`, { method, headers: { Authorization: `Bearer ${token}` } })
  const text = body === undefined ? undefined : JSON.stringify(body)
  return handleRequest({ request, method, path: url, query: new URLSearchParams(), text })
}

describe('calls that members make for themselves, and administrators for others', () => {
  it.each(Object.keys(asksOf) as OperationId[])('%s needs the permission for one of its pages as well', async (id) => {
    const refused = await answerTo(id, allBut(required(sharedCallPages[id])))
    // What is not public does not exist for them.
    expect([403, 404], JSON.stringify(refused.json)).toContain(refused.status)
    expect((await answerTo(id, allPermissions())).status).toBe(200)
  })

  it('are all tried but those that answer with less', () => {
    const untried = Object.keys(sharedCallPages).filter((id) => !(id in asksOf))
    expect(untried).toEqual(['listEvents', 'createSignupSurvey', 'getInvoicePdfs'])
  })

  it('show drafts of events to those who may open them', async () => {
    const drafts = (permissions: ReturnType<typeof allBut>) => {
      const user = { ...required(userOf('u-admin')), permissions }
      return actsAsAdmin(user, 'listEvents')
    }
    expect(drafts(allPermissions())).toBe(true)
    expect(drafts(allBut(['events']))).toBe(false)
  })
})
