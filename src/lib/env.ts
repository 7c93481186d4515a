import { isOneOf } from './objects'

export type Stage = 'production' | 'sit' | 'dev' | 'local'

/** All settings that differ between installations. Every variable is explained in `.env.example`. */
export type Env = {
  stage: Stage
  productName: string
  apiBaseUrl: string
  contentUrl: string
  marketingUrl: string
  stripeKey: string
  cookiePrefix: string
  cookieKey: string
  cookieDomain: string
  oauthProviders: OauthProvider[]
  consentBanner: boolean
  mocks: boolean
}

export const oauthProviders = ['facebook', 'google', 'apple', 'linkedin'] as const
export type OauthProvider = (typeof oauthProviders)[number]

/** Settings before validation, from the build or from `config.json`, which may contain anything. */
export type RawEnv = Readonly<Record<string, unknown>>

/** Missing or malformed settings; `problems` names each variable and its problem. */
export class EnvError extends Error {
  problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

const stages: Stage[] = ['production', 'sit', 'dev', 'local']

/**
 * Reads and validates the settings of an installation.
 * @param raw the build's `VITE_…` variables, overlaid with the served `config.json`
 * @throws EnvError naming every variable that is missing or malformed
 */
export function readEnv(raw: RawEnv): Env {
  const problems: string[] = []
  const text = (name: string, fallback?: string) => {
    const given = raw[name]
    const isText = given === undefined || typeof given === 'string'
    const value = (isText && given?.trim()) || fallback
    if (!isText) problems.push(`${name} must be a text in quotes`)
    else if (value === undefined) problems.push(`${name} is missing`)
    return value ?? ''
  }
  const url = (name: string, fallback: string) => {
    const value = text(name, fallback).replace(/\/+$/, '')
    if (value && !value.startsWith('/') && !/^https?:\/\/[^/\s]+/.test(value))
      problems.push(`${name} must be an absolute http(s) address or a path that begins with /`)
    if (value.startsWith('//')) problems.push(`${name} must not begin with //`)
    return value
  }
  const wantedStage = text('VITE_STAGE', 'production')
  const stage = stages.find((one) => one === wantedStage) ?? 'production'
  if (stage !== wantedStage) problems.push(`VITE_STAGE must be one of ${stages.join(', ')}`)
  const mocks = raw.VITE_MOCKS === '1'
  const stripeKey = text('VITE_STRIPE_KEY', mocks ? 'pk_test_mocks' : undefined)
  if (stripeKey && !/^pk_(test|live)_\w+$/.test(stripeKey))
    problems.push('VITE_STRIPE_KEY must be a publishable key (pk_test_… or pk_live_…)')
  else if (!mocks && stage === 'production' && stripeKey.startsWith('pk_test_'))
    problems.push('VITE_STRIPE_KEY is a test key in a production build')
  else if (stage !== 'production' && stripeKey.startsWith('pk_live_'))
    problems.push(`VITE_STRIPE_KEY is a live key in a ${stage} build`)
  const cookieKey = text('VITE_COOKIE_KEY', mocks ? 'mocks-only-cookie-key' : undefined)
  if (cookieKey && cookieKey.length < 16) problems.push('VITE_COOKIE_KEY must have at least 16 characters')
  const cookiePrefix = text('VITE_COOKIE_PREFIX', 'dc_')
  if (!/^[A-Za-z0-9_-]*$/.test(cookiePrefix)) problems.push('VITE_COOKIE_PREFIX may hold letters, digits, _ and - only')
  const providers = text('VITE_OAUTH_PROVIDERS', '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  for (const name of providers)
    if (!isOneOf(oauthProviders, name))
      problems.push(`VITE_OAUTH_PROVIDERS: ${name} is none of ${oauthProviders.join(', ')}`)
  const read: Env = {
    stage,
    mocks,
    stripeKey,
    cookieKey,
    cookiePrefix,
    productName: text('VITE_PRODUCT_NAME', 'Doerscircle'),
    apiBaseUrl: url('VITE_API_BASE_URL', '/api'),
    contentUrl: url('VITE_CONTENT_URL', '/content'),
    marketingUrl: url('VITE_MARKETING_URL', ''),
    cookieDomain: text('VITE_COOKIE_DOMAIN', ''),
    oauthProviders: oauthProviders.filter((name) => providers.includes(name)),
    consentBanner: text('VITE_CONSENT_BANNER', '1') === '1',
  }
  if (problems.length > 0) throw new EnvError(problems)
  return read
}

/** The settings of the running app. Set once by `main.tsx` (or the test setup) before anything else runs. */
export const env = {} as Env

/** Makes `read` the settings of the running app. */
export function applyEnv(read: Env): void {
  Object.assign(env, read)
}
