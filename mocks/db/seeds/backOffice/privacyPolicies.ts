import policy from '@content/pages/policy.json'
import { sectionsOf, type LegalVersion } from './legalVersion'

const first = {
  'Who we are':
    '<p>Doerscircle is a membership for people who work for themselves. We are responsible for the personal data described here.</p>',
  'What we collect':
    '<p>We collect what you give us when you sign up and when you buy something:</p><ul><li>your name and email address</li><li>your phone number</li><li>what you ordered and what you paid</li></ul><p>Card numbers go to our payment provider. We never see them.</p>',
  'What we use it for':
    '<p>We use your data to run your membership and to deliver what you bought. We may also send you news about our services.</p>',
  'Who we share it with':
    '<p>When you buy a solution of a partner, the partner is told your name, your email address and your phone number.</p>',
  'How long we keep it': '<p>We keep your data for as long as you are a member and for seven years after that.</p>',
  'Your rights':
    '<p>You can ask us what we know about you, and ask us to correct it. Contact us and we answer within 30 days.</p>',
}

const second = {
  ...first,
  'What we collect':
    '<p>We collect what you give us when you sign up and when you buy something:</p><ul><li>your name and email address</li><li>your phone number and your country</li><li>what you tell us about your work in your profile</li><li>what you ordered and what you paid</li><li>the type and the number of an identity document, if you verify your identity</li></ul><p>Card numbers go to our payment provider. We never see them.</p>',
  'What we use it for':
    '<p>We use your data to run your membership and to deliver what you bought. We send you news about our services only if you agreed to it, and you can change your mind at any time in your account.</p>',
  'How long we keep it':
    '<p>We keep your data for as long as you are a member. Invoices are kept for five years after that, because the law requires it. Identity numbers are deleted once your identity is verified.</p>',
  Cookies:
    '<p>We use cookies to keep you signed in and to see how the site is used. By using the site you agree to them.</p>',
}

/** Each version as published; the last is the text of the content source. */
export const privacyPolicies: LegalVersion[] = [
  { daysAgo: 1430, notes: 'First version', sections: first },
  { daysAgo: 520, notes: 'Identity checks, cookies, and news only with consent', sections: second },
  {
    daysAgo: 96,
    notes: 'Team accounts, a choice of cookies, and deleting your account yourself',
    sections: sectionsOf(policy),
  },
]
