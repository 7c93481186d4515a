import { readColourMode } from '@/lib/browser/colourMode'
import { consent } from '@/lib/storage/consent'
import { readCookie } from '@/lib/storage/cookies'

const choices = { granted: 'Analytics on', denied: 'Analytics off', unasked: 'Not set' }
const colours = { system: 'Match device', light: 'Light', dark: 'Dark' }

/** Data stored only in this browser, by label; excludes anything that gives access to the account. */
export function browserFacts(): Record<string, string | null> {
  return {
    'Privacy choice': choices[consent.read()],
    'Analytics ID': readCookie('distinct_id') ?? null,
    'Referral code': readCookie('referral') ?? null,
    Country: readCookie('country')?.toUpperCase() ?? null,
    Language: readCookie('language') ?? null,
    'Featured doers you’ve voted for': readCookie('featured_doer_votes') ?? null,
    Colours: colours[readColourMode()],
  }
}
