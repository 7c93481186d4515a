import { expect, test } from 'vitest'
import { showEnvErrors } from '@/app/envErrorPage'
import { type EnvError, readEnv } from '@/lib/env'

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

test('an installation that is not configured lists every setting, as text', () => {
  const root = document.createElement('div')
  try {
    readEnv({ VITE_STAGE: 'moon', VITE_STRIPE_KEY: '<img src=x onerror=alert(1)>' })
  } catch (error) {
    showEnvErrors(root, (error as EnvError).problems)
  }
  expect(root.querySelector('h1')?.textContent).toBe('This installation isn’t set up yet')
  expect([...root.querySelectorAll('li')].map((line) => line.textContent).join('\n')).toMatch(
    /VITE_STAGE[\s\S]*VITE_STRIPE_KEY[\s\S]*VITE_COOKIE_KEY/,
  )
  expect(root.querySelector('img')).toBeNull()
})
