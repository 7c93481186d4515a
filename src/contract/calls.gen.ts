// Generated from openapi.yaml by generate.mjs (npm run contract). Do not edit.
export const neverRepeatedReads: ReadonlySet<string> = new Set([
  'GET /pixelPai/generate-verify-url',
  'GET /pixelPai/regenerate-verify-url',
])
export const repeatableWrites: ReadonlySet<string> = new Set([
  'PUT /activeAccount/me',
  'PUT /user/cart/{hkdRate}',
  'POST /user/cart/calculate/{hkdRate}',
  'PUT /user/{userId}',
  'PUT /user/profileImage',
  'PUT /user/me/invoiceEmail',
  'PUT /user/me/marketingPreferences',
  'PUT /user/updateMyPreferences',
  'PUT /user/me/personalization',
  'PUT /signup-survey/{signupSurveyId}',
  'PUT /connections/{id}/markRemovalSeen',
  'PUT /connections/me/markInvitationsSeen',
  'PUT /teams/{id}/invoiceEmail',
  'PUT /me/doSubscriptions/{id}/markStatusSeen',
  'PUT /invoices/me/address',
  'PUT /invoices/team/{id}/address',
  'PUT /discountCode/{code}',
  'PUT /blog-comments/{id}',
  'PUT /media/{mediaId}',
  'PUT /user/activate/{id}',
  'PUT /user/{id}/marketingPreferences',
  'PUT /partner/{id}',
  'PUT /config',
])
export const checkoutCalls: ReadonlySet<string> = new Set([
  'POST /user/cart/india-premium-checkout/{hkdRate}',
  'POST /user/cart/checkout/{hkdRate}',
  'POST /team/cart/checkout/{hkdRate}',
  'POST /teams/{id}/add-seats',
  'PUT /stripe/subscription/cancel/{id}',
  'PUT /orders/useSession',
  'POST /event/rsvp/paid/{id}',
])
