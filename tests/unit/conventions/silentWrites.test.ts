import { expect, test } from 'vitest'
import { declaredCalls } from '@tests/declaredCalls'
import { sources } from '@tests/sources'

/**
 * The modules that show the failure of a silent write, each with its page test; or those that send it in the
 * background.
 */
type Teller = Record<string, string> | { background: readonly string[] }

const tellers: Record<string, Teller> = {
  addEmailTags: { 'src/areas/admin/mailing-list/useTags.ts': 'tests/pages/admin/marketing.test.tsx' },
  updateEmailTags: { 'src/areas/admin/mailing-list/useTags.ts': 'tests/pages/admin/marketing.test.tsx' },
  updateUserMarketingPreferences: {
    'src/areas/admin/users/user/ProfilePanels.tsx': 'tests/pages/admin/users.test.tsx',
  },
  updateMyMarketingPreferences: {
    'src/areas/account/email/PreferencesCards.tsx': 'tests/pages/account/email.test.tsx',
  },
  addUserTag: {
    'src/areas/account/profile/TagsCard.tsx': 'tests/pages/forms/accountForms.ts',
    'src/areas/admin/users/user/Tags.tsx': 'tests/pages/forms/communityForms.ts',
  },
  deleteUserTag: {
    'src/areas/account/profile/TagsCard.tsx': 'tests/pages/account/profile.test.tsx',
    'src/areas/admin/users/user/Tags.tsx': 'tests/pages/admin/users.test.tsx',
  },
  recreateOrderInvoice: { 'src/areas/admin/orders/OrderActs.tsx': 'tests/pages/admin/finance.test.tsx' },
  completeOrder: { 'src/areas/admin/orders/OrderActs.tsx': 'tests/pages/admin/finance.test.tsx' },
  // Another call saves the survey's answers and shows its failure; the calls that follow from it are silent (R-SILENT).
  createSignupSurvey: { background: ['src/areas/public/about-you/useFinish.ts'] },
  updateSignupSurvey: { background: ['src/areas/public/about-you/useFinish.ts'] },
  updateUserTags: { background: ['src/areas/public/about-you/useFinish.ts'] },
  // The member did not start it, and cannot fix it.
  createReferralTransaction: { background: ['src/store/tracking/referral.ts'] },
  trackEvent: { background: ['src/store/tracking/trackingQueue.ts'] },
  createLog: { background: ['src/store/tracking/adminWrites.ts', 'src/store/tracking/logging.ts'] },
  createActivity: { background: ['src/store/account/recordTeamCall.ts'] },
  // On this device, signing out succeeds whatever the server answers.
  logout: { background: ['src/store/session/session.ts'] },
}

const calls = [...sources('src/api', /\.ts$/)].flatMap(([file, source]) => declaredCalls(file, source))
const app = sources('src', /^src\/(?!api\/|contract\/|domain\/).*\.tsx?$/)
const silent = calls.filter((call) => call.word === 'write' && call.silent).map(({ endpoint }) => endpoint)

const senders = (call: string) => {
  const hook = `use${call.charAt(0).toUpperCase()}${call.slice(1)}Mutation(`
  const endpoint = new RegExp(
    `endpoints\\.${call}\\b|\\b${call}\\.initiate|\\{[^}]*\\b${call}\\b[^}]*\\} =\\s+\\w+\\.endpoints`,
  )
  return [...app].filter(([, source]) => source.includes(hook) || endpoint.test(source)).map(([file]) => file)
}

test('every silent write is in the table, and nothing else', () => {
  expect(silent.length).toBeGreaterThan(10)
  expect(silent.toSorted()).toEqual(Object.keys(tellers).toSorted())
})

test.each(Object.entries(tellers))('%s is sent by the modules that are named, and by no other', (call, teller) => {
  const named = Array.isArray(teller.background) ? teller.background : Object.keys(teller)
  expect(senders(call).toSorted()).toEqual(named.toSorted())
})

const shown = Object.entries(tellers).flatMap(([call, teller]) =>
  Array.isArray(teller.background) ? [] : Object.values(teller).map((file) => [call, String(file)] as const),
)

test.each(shown)('a page test makes %s fail: %s', (call, file) => {
  const source = sources('tests/pages', /\.tsx?$/).get(file)
  expect(source).toMatch(new RegExp(`fail\\('${call}'|call: '${call}'`))
})
