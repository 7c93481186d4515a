/** The settings for all tests in Node. */
export const testEnv = {
  VITE_STAGE: 'local',
  VITE_MOCKS: '1',
  VITE_STRIPE_KEY: 'pk_test_mocks',
  VITE_COOKIE_KEY: 'unit-tests-cookie-key',
  VITE_OAUTH_PROVIDERS: 'google,linkedin',
}
