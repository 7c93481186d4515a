import { defineScenarios } from './scenario'

/** Network and server failures. */
export const failing = defineScenarios({
  fresh: { title: 'Fresh seeds, nothing special' },
  'api-slow': { title: 'Every answer takes 3 seconds', as: 'premium', fail: '*:delay=3000' },
  'api-very-slow': { title: 'Every answer takes 14 seconds', as: 'premium', fail: '*:delay=14000' },
  'api-down': { title: 'No answer at all', as: 'premium', fail: '*:drop' },
  'api-down-later': { title: 'No answer at all after 30 calls', as: 'premium', fail: '*:drop@30' },
  'api-hangs': { title: 'The server never answers', as: 'premium', fail: '*:hang' },
  'api-flapping': { title: 'Five good answers, ten lost ones, again and again', as: 'premium', fail: flapping() },
  'api-busy': { title: 'Every call is refused with 503', as: 'premium', fail: '*:503=2' },
  'server-errors': { title: 'Every call fails with 500', as: 'premium', fail: '*:500' },
  'reads-fail': { title: 'Every read fails with 500', as: 'premium', fail: 'reads:500' },
  'writes-fail': { title: 'Every write fails with 500', as: 'premium', fail: 'writes:500' },
  'writes-lost': { title: 'Every write is carried out, its answer lost', as: 'premium', fail: 'writes:drop-after' },
  'writes-conflict': { title: 'Every write meets a change by somebody else', as: 'admin', fail: 'writes:409' },
  'rate-limited': { title: 'Too many requests, twice a call', as: 'premium', fail: '*:429=1x8' },
  'session-expired': { title: 'The session ends after 25 calls', as: 'premium', fail: 'member:401x1@25' },
  'session-expired-on-write': { title: 'The session ends at the next change', as: 'premium', fail: 'writes:401x1' },
  'html-answers': { title: 'A portal answers in HTML, status 200', as: 'premium', fail: '*:html' },
  'html-answers-later': { title: 'A portal answers in HTML after 25 calls', as: 'premium', fail: '*:html@25' },
  'cut-answers': { title: 'Answers are cut off in the middle', as: 'premium', fail: 'reads:cut@15' },
  'empty-answers': { title: 'Answers are empty, status 200', as: 'premium', fail: 'reads:empty@15' },
  'wrong-shape': { title: 'Answers have another shape than agreed', as: 'premium', fail: 'reads:wrong-shape@15' },
  'wrong-shape-orders': {
    title: 'Orders have another shape than agreed',
    as: 'premium',
    fail: 'listMyOrders:wrong-shape',
  },
  'wrong-shape-cart': {
    title: 'The cart has another shape than agreed',
    as: 'premium',
    fail: 'getCart:wrong-shape,calculateCart:wrong-shape',
  },
  'content-offline': { title: 'The content source cannot be reached', fail: 'content:drop' },
  'content-broken': { title: 'The content source answers in HTML', fail: 'content:html' },
  'maintenance-on': {
    title: 'Planned maintenance in production',
    world: { maintenance: { is_prod_maintenance: true } },
  },
  'sit-maintenance': { title: 'Planned maintenance on SIT', world: { maintenance: { is_sit_maintenance: true } } },
  'maintenance-everywhere': {
    title: 'Planned maintenance in every environment',
    world: { maintenance: { is_prod_maintenance: true, is_sit_maintenance: true } },
  },
  'stripe-slow': { title: 'Stripe takes 4 seconds', as: 'premium', world: { stripe: 'slow' } },
  'stripe-offline': { title: 'Stripe cannot be reached', as: 'premium', world: { stripe: 'offline' } },
  chaos: { title: 'A fifth of all calls meets trouble', as: 'premium', chaos: { seed: 'one', share: 0.2 } },
  'chaos-owner': {
    title: 'A third of all calls of a team owner meets trouble',
    as: 'owner',
    chaos: { seed: 'two', share: 0.33 },
  },
  'country-us': { title: 'A visitor in the United States', world: { country: 'us' } },
  'country-india': { title: 'A visitor in India', world: { country: 'in' } },
  'country-japan': { title: 'A visitor in Japan: a currency without decimals', world: { country: 'jp' } },
  'country-missing': { title: 'The country of the visitor is not found', world: { country: null } },
  'rates-missing': { title: 'Exchange rates cannot be had', as: 'member', fail: 'getExchangeRates:500' },
  'rates-late': { title: 'Exchange rates take 8 seconds', as: 'member', fail: 'getExchangeRates:delay=8000' },
  'month-end': { title: 'Last day of a month of 31 days', as: 'owner', at: '2027-01-31T10:00:00+08:00' },
  'leap-day': { title: '29 February 2028', as: 'owner', at: '2028-02-29T10:00:00+08:00' },
  'new-year': { title: 'Ten minutes to New Year in Singapore', as: 'premium', at: '2026-12-31T23:50:00+08:00' },
})

function flapping(): string {
  return Array.from({ length: 10 }, (_, round) => `*:dropx10@${5 + round * 15}`).join(',')
}
