/** The anchors of the marketplace page (R-RTE-09). */
export const marketplaceAnchors = ['workspace', 'marketing', 'legal', 'business', 'tech', 'health'] as const
export type MarketplaceAnchor = (typeof marketplaceAnchors)[number]

/** The pages of the back office (platform §2), by the last segment of their path. */
export const adminPages = [
  'admin-users',
  'analytics',
  'benefit-enquiries',
  'blog-comments',
  'campaign-responses',
  'config',
  'data-exports',
  'data-privacy',
  'database',
  'delete-user',
  'discount-codes',
  'event',
  'events',
  'featured-doers',
  'invoices',
  'job-enquiries',
  'landing-page-responses',
  'logs',
  'mailing-list',
  'media',
  'old-memberships',
  'orders',
  'orphaned-charges',
  'partner-discount-codes',
  'partner-subscriptions',
  'partners',
  'privacy-policy',
  'referral-points-redemptions',
  'signup-survey-responses',
  'solution-activation',
  'subscription-events',
  'surveys',
  'terms-of-use',
  'users',
] as const
export type AdminPage = (typeof adminPages)[number]
