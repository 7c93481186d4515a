import terms from '@content/pages/terms.json'
import { sectionsOf, type LegalVersion } from './legalVersion'

const first = {
  '1. Who we are': '<p>Doerscircle offers a membership for independent entrepreneurs, founders and freelancers.</p>',
  '2. Your account':
    '<p>Your account is personal. You must be at least 18 years old. Keep your password to yourself and tell us the truth about who you are.</p>',
  '3. Membership':
    '<p>Free membership costs nothing. The premium membership costs S$120 a year and ends after a year.</p>',
  '4. The community': '<p>Be useful and be kind. We may close accounts that are neither.</p>',
  '5. Liability': '<p>We do our best, but we cannot promise that the service is always available.</p>',
}

const second = {
  '1. Who we are':
    '<p>Doerscircle offers a membership and a marketplace of solutions for independent entrepreneurs, founders and freelancers.</p>',
  '2. Your account': first['2. Your account'],
  '3. Buying':
    '<p>Prices are in Singapore dollars. An order is placed when you pay and confirmed by email. You can return what you have not used within 7 days.</p>',
  '4. Membership':
    '<p>Free membership costs nothing. The premium membership costs S$99 a year and renews until you cancel.</p>',
  '5. The community':
    '<p>Be useful, be kind, and don’t sell to people who didn’t ask. We may close accounts that do.</p>',
  '6. Liability':
    '<p>Partners provide their solutions under their own terms. We do our best, but we cannot promise that the service is always available.</p>',
}

const third = {
  ...second,
  '3. Buying':
    '<p>Prices are in Singapore dollars. Amounts in other currencies are indicative. An order is placed when you pay and confirmed by email. You can return what you have not used within 14 days.</p>',
  '4. Membership':
    '<p>Free membership costs nothing. There are three premium plans:</p><ul><li>Monthly, S$9.90 a month</li><li>Annual, S$99 a year</li><li>Ultra, with all masterclasses</li></ul><p>Every plan renews until you cancel. When you change your plan, unused time on your current one is credited to the day.</p>',
}

/** Each version as published; the last is the text of the content source. */
export const termsOfUse: LegalVersion[] = [
  { daysAgo: 1430, notes: 'First version', sections: first },
  { daysAgo: 900, notes: 'The marketplace, and a membership that renews', sections: second },
  { daysAgo: 450, notes: 'Three premium plans, and 14 days to return what was bought', sections: third },
  { daysAgo: 66, notes: 'Team accounts and referral points', sections: sectionsOf(terms) },
]
