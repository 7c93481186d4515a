import { expect, test } from 'vitest'
import { readEnv } from '@/lib/env'

const built = {
  VITE_STAGE: 'sit',
  VITE_API_BASE_URL: 'https://api.doers.test',
  VITE_STRIPE_KEY: 'pk_test_1',
  VITE_COOKIE_KEY: 'a-key-of-sixteen',
}

test('reads the settings of the build', () => {
  expect(readEnv(built)).toMatchObject({ stage: 'sit', apiBaseUrl: 'https://api.doers.test', contentUrl: '/content' })
})

test.each([5390, true, null, ['https://api.doers.test']])('a setting of config.json that is %j is named', (value) => {
  expect(() => readEnv({ ...built, VITE_API_BASE_URL: value })).toThrow('VITE_API_BASE_URL must be a text in quotes')
})
