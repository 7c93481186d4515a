import { accountForms } from './accountForms'
import { adminForms } from './adminForms'
import { communityForms } from './communityForms'
import type { FormRow } from './formRow'
import { memberForms } from './memberForms'
import { publicForms } from './publicForms'
import { signingForms } from './signingForms'
import { teamForms } from './teamForms'

export const forms: readonly FormRow[] = [
  ...signingForms,
  ...publicForms,
  ...memberForms,
  ...accountForms,
  ...teamForms,
  ...adminForms,
  ...communityForms,
]

/** Forms that the table cannot cover, because they are not a `Form` or depend on server data; with their tests. */
export const plainForms: Record<string, string> = {
  'areas/admin/delete-user/DeleteUser.tsx': 'tests/pages/admin/people.test.tsx',
  'areas/admin/partner-subscriptions/PartnerSubscriptions.tsx': 'tests/pages/admin/partners.test.tsx',
  'components/admin/layout/PeriodForm.tsx': 'tests/pages/admin/lists/orphanedCharges.test.tsx',
  'components/admin/legal/LegalEditor.tsx': 'tests/pages/admin/legal.test.tsx',
  'areas/public/cart/CodeBox.tsx': 'tests/pages/public/buying/cart.test.tsx',
  'areas/public/solution/MissingFields.tsx': 'tests/pages/public/buying/solutionFields.test.tsx',
  'areas/public/about-you/Survey.tsx': 'tests/pages/forms/aboutYou.test.ts',
  'areas/public/cart/pay/Pay.tsx': 'tests/pages/public/buying/checkout.test.tsx',
  'areas/public/home/Hero.tsx': 'tests/pages/public/home.test.tsx',
  'areas/public/login/StaticForm.tsx': 'tests/pages/public/loginPrerendered.test.tsx',
  'areas/team/registration/PaymentStep.tsx': 'tests/pages/team/registrationFailures.test.tsx',
  'areas/team/solutions/UndoBar.tsx': 'tests/pages/team/solutions.test.tsx',
  'components/payment/cards/CardDialog.tsx': 'tests/pages/account/payment.test.tsx',
  'ui/table/views/NamedViews.tsx': 'tests/unit/ui/table/tableViews.test.tsx',
}
