import { isBelow } from '../navigation/isBelow'
import { paths } from '../navigation/paths'

const areas = [paths.account.overview, paths.team.overview, paths.solutions, paths.cart]

/**
 * Whether a page requires completed personalisation: /account, /team, /solutions, /cart and everything below
 * (R-PERS-01).
 */
export function needsPersonalisation(pathname: string): boolean {
  return areas.some((area) => isBelow(pathname, area))
}

/**
 * Where a member without personalisation is redirected, with exactly one parameter that gives the reason (R-PERS-02).
 * @param indiaPremiumBought the member has just bought an India premium plan in the cart
 * @returns undefined for pages that do not require it
 */
export function personalisationPath(pathname: string, indiaPremiumBought: boolean): string | undefined {
  if (!needsPersonalisation(pathname)) return undefined
  if (!isBelow(pathname, paths.cart)) return paths.aboutYou({ unfinishedSurvey: 'true' })
  return paths.aboutYou(indiaPremiumBought ? { continueToBilling: 'true' } : { continueToCart: 'true' })
}

/** Where the survey leads when it is done, by the parameter of the redirect (R-PERS-02); undefined without one. */
export function surveyGoal(query: URLSearchParams): string | undefined {
  if (query.get('continueToBilling') === 'true') return paths.account.billing
  return query.get('continueToCart') === 'true' ? paths.cart : undefined
}
