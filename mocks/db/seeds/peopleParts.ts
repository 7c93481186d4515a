import { clock } from '../../settings/clock'
import type { UserRow } from '../tables'

/** The versions in force at seed time. */
export const versions = { privacyPolicy: '3', termsOfUse: '4' }

const agreedOnce = (version: string, days: number) => ({ version, agreedAt: clock.daysFromNow(-days, 5) })

/** Up to date: both legal texts are accepted. */
export const agreed: Partial<UserRow> = {
  mustAgreeToPrivacyPolicy: false,
  mustAgreeToTermsOfUse: false,
  privacyPolicyAgreedVersion: versions.privacyPolicy,
  privacyPolicyAgreedHistory: [agreedOnce('2', 400), agreedOnce(versions.privacyPolicy, 90)],
  termsOfUseAgreedVersion: versions.termsOfUse,
  termsOfUseAgreedHistory: [agreedOnce('3', 400), agreedOnce(versions.termsOfUse, 60)],
}

/** New terms have been published since the last visit. */
export const termsDue: Partial<UserRow> = {
  mustAgreeToTermsOfUse: true,
  termsOfUseAgreedVersion: '3',
  termsOfUseAgreedHistory: [agreedOnce('3', 400)],
}

/** An image that needs no server: two colours, a head and shoulders. */
export function picture(hue: number): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 60% 82%)"/>` +
    `<g fill="hsl(${hue} 45% 38%)"><circle cx="32" cy="25" r="12"/><path d="M8 64c2-17 12-24 24-24s22 7 24 24z"/></g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Plain ASCII for email addresses: `Nguyễn Thị` becomes `nguyen-thi`. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[đĐ]/g, 'd')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9 -]/gi, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase()
