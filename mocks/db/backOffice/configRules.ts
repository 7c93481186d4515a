import type { Shape } from '@/contract/types'
import { isEmail } from '@/lib/text/emailAddress'

type Config = Shape<'Config'>
type Rule = (value: unknown) => string | undefined

const yesOrNo: Rule = (value) => (typeof value === 'boolean' ? undefined : 'This is either on or off')
const wholeFrom =
  (least: number): Rule =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least ? undefined : `Please enter a whole number from ${least}`

const rules: Record<string, Rule> = {
  maintenanceNotice: (value) => (typeof value === 'string' ? undefined : 'Please enter a text'),
  maintenanceNoticeFrom: (value) =>
    value === null || !Number.isNaN(Date.parse(String(value))) ? undefined : 'Please enter a valid date',
  registrationEnabled: yesOrNo,
  teamCreationEnabled: yesOrNo,
  indiaPremiumEnabled: yesOrNo,
  eventsEnabled: yesOrNo,
  blogCommentsEnabled: yesOrNo,
  featuredDoerVotingEnabled: yesOrNo,
  cashbackEnabled: yesOrNo,
  cashbackCents: wholeFrom(0),
  referralPointsPerSignup: wholeFrom(0),
  minimumRedemptionPoints: wholeFrom(0),
  teamSeatLimit: wholeFrom(1),
  supportEmail: (value) => (typeof value === 'string' && isEmail(value) ? undefined : 'Please enter a valid email'),
}

/** Validation errors of a configuration, by setting. Missing and unknown settings are valid. */
export function checkConfig(config: Config): Record<string, string> {
  const wrong = Object.entries(config).map(([name, value]) => [
    name,
    value === undefined ? undefined : rules[name]?.(value),
  ])
  return Object.fromEntries(wrong.filter(([, message]) => message !== undefined)) as Record<string, string>
}
