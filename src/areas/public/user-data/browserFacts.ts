import { readColourMode } from '@/lib/colourMode'
import { consent } from '@/lib/consent'
import { readCookie } from '@/lib/cookies'

const choices = { granted: 'You agreed to be counted', denied: 'You are not counted', unasked: 'Not chosen yet' }
const colours = { system: 'As the device', light: 'Light', dark: 'Dark' }

/** Data stored only in this browser, by label; excludes anything that gives access to the account. */
export function browserFacts(): Record<string, string | null> {
  return {
    'Privacy choice': choices[consent.read()],
    'Number this browser is counted under': readCookie('distinct_id') ?? null,
    'Referral code': readCookie('referral') ?? null,
    Country: readCookie('country')?.toUpperCase() ?? null,
    Language: readCookie('language') ?? null,
    'Featured doers you voted for': readCookie('featured_doer_votes') ?? null,
    Colours: colours[readColourMode()],
  }
}
