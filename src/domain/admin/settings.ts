import type { Shape } from '@/contract/types'
import { formatDateTime } from '@/lib/dates/dates'
import { formatSgd } from '@/lib/money/money'
import { readableWord } from '@/lib/text/wording'

export type Config = Shape<'Config'>

/** How a setting is edited: `whole` is an integer, `money` integer cents, `moment` ISO 8601. */
export type SettingKind = 'switch' | 'whole' | 'number' | 'money' | 'email' | 'text' | 'longText' | 'moment'

export type Setting = {
  name: string
  label: string
  kind: SettingKind
  /** What it does; for a switch, what happens while it is off. */
  hint?: string
  /** Smallest value of a number or amount. */
  min?: number
}

export type SettingGroup = { title: string; lead?: string; settings: readonly Setting[] }

/** The settings that this website acts on, by topic. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Accounts and teams',
    settings: [
      { name: 'registrationEnabled', label: 'Signup', kind: 'switch', hint: 'When off, no one can create an account.' },
      { name: 'teamCreationEnabled', label: 'Team creation', kind: 'switch', hint: 'When off, no new team can be created. Existing teams aren’t affected.' },
      { name: 'teamSeatLimit', label: 'Maximum seats per team', kind: 'whole', min: 1, hint: 'Teams above the limit keep their seats but can’t buy more.' },
    ],
  },
  {
    title: 'Community',
    settings: [
      { name: 'eventsEnabled', label: 'Events', kind: 'switch', hint: 'When off, no one can RSVP.' },
      { name: 'blogCommentsEnabled', label: 'Blog comments', kind: 'switch', hint: 'When off, no one can comment. Existing comments stay visible.' },
      { name: 'featuredDoerVotingEnabled', label: 'Votes for featured doers', kind: 'switch', hint: 'When off, no one can vote. Votes already cast still count.' },
    ],
  },
  {
    title: 'Plans and rewards',
    settings: [
      { name: 'indiaPremiumEnabled', label: 'India plans', kind: 'switch', hint: 'When off, the India plans can’t be bought. Existing ones continue.' },
      { name: 'referralPointsPerSignup', label: 'Points per referred signup', kind: 'whole', min: 0, hint: 'For signups from now on.' },
      { name: 'minimumRedemptionPoints', label: 'Points needed to redeem', kind: 'whole', min: 0, hint: 'Smaller requests are declined.' },
    ],
  },
  {
    title: 'Maintenance notice',
    lead: 'Visitors don’t see this notice: only administrators can read these settings. To close the site, set the maintenance flag in the content source.',
    settings: [
      { name: 'maintenanceNotice', label: 'Text', kind: 'longText', hint: 'Plain text. Leave blank for no notice.' },
      { name: 'maintenanceNoticeFrom', label: 'Show from', kind: 'moment', hint: 'Leave blank to show it right away.' },
    ],
  },
] // prettier-ignore

/** Those that the contract names and nothing on this website acts on. */
export const unusedSettings: readonly Setting[] = [
  { name: 'cashbackEnabled', label: 'Cashback deal', kind: 'switch' },
  { name: 'cashbackCents', label: 'Cashback', kind: 'money', min: 0 },
  { name: 'supportEmail', label: 'Support email', kind: 'email' },
]

const named = [...settingGroups.flatMap(({ settings }) => settings), ...unusedSettings]

const kindOf = (value: unknown): SettingKind | undefined => {
  if (typeof value === 'boolean') return 'switch'
  if (typeof value === 'number') return 'number'
  return typeof value === 'string' ? 'text' : undefined
}

/** The settings that the contract does not name, with an input for their type; lists and objects have none. */
export function otherSettings(config: Config): Setting[] {
  return Object.entries(config).flatMap(([name, value]) => {
    const kind = kindOf(value)
    return kind && !named.some((one) => one.name === name)
      ? [{ name, label: readableWord(name), kind, hint: name }]
      : []
  })
}

/** Names of the settings that cannot be edited here: lists and objects. They are saved unchanged. */
export const fixedSettings = (config: Config): string[] =>
  Object.keys(config).filter(
    (name) =>
      !named.some((one) => one.name === name) && kindOf(config[name]) === undefined && config[name] !== undefined,
  )

/** Every setting that can be edited, in order. */
export const editableSettings = (config: Config): Setting[] => [...named, ...otherSettings(config)]

/** Form values of a configuration: missing and null values are empty; a switch that is not set is null, neither on nor off. */
export function settingValues(config: Config): Record<string, unknown> {
  return Object.fromEntries(
    editableSettings(config).map(({ name, kind }) => [name, config[name] ?? (kind === 'switch' ? null : '')]),
  )
}

/** Text of a setting's value, for comparisons. */
export function settingText({ kind }: Setting, value: unknown): string {
  if (kind === 'switch') return value === true ? 'On' : value === false ? 'Off' : 'Not set'
  if (value === undefined || value === null || value === '') return 'Empty'
  if (kind === 'money' && typeof value === 'number') return formatSgd(value)
  if (kind === 'moment' && typeof value === 'string') return formatDateTime(value)
  return String(value)
}

const empty = (value: unknown) => value === '' || value === undefined || value === null
const same = (one: unknown, other: unknown) => one === other || (empty(one) && empty(other))

/** The settings whose values differ, with both texts. */
export function settingChanges(config: Config, values: Record<string, unknown>) {
  const before = settingValues(config)
  return editableSettings(config)
    .filter(({ name }) => name in values && !same(before[name], values[name]))
    .map((setting) => ({
      setting,
      before: settingText(setting, before[setting.name]),
      after: settingText(setting, values[setting.name]),
    }))
}

/**
 * The configuration to save. A save replaces all of it, so settings that were not changed, and those unknown to the
 * form, are those of the latest configuration.
 * @param latest the configuration as it is on the server now
 * @param values the form's values, after conflicts with `latest` were decided
 */
export function nextConfig(latest: Config, values: Record<string, unknown>): Config {
  const changed = settingChanges(latest, values).map(({ setting: { name, kind } }) => {
    const value = values[name]
    return [
      name,
      empty(value) ? (kind === 'moment' ? null : kind === 'longText' || kind === 'text' ? '' : undefined) : value,
    ]
  })
  return { ...latest, ...Object.fromEntries(changed) }
}

/**
 * What the notice of maintenance will do.
 * @param from ISO 8601; empty for at once
 * @param now in ms
 */
export function noticeEffect(notice: string, from: string, now: number): string {
  if (notice.trim() === '') return 'No notice is set.'
  return from !== '' && Date.parse(from) > now
    ? `In force from ${formatDateTime(from)}.`
    : 'In force now, until you clear it.'
}
