import { paths } from '../navigation/paths'

const areas = [paths.account.overview, paths.team.overview, paths.solutions, paths.cart]

const within = (area: string, pathname: string) => {
  const path = pathname.toLowerCase()
  return path === area || path.startsWith(`${area}/`)
}

/** Whether a page asks for personalisation to be done first: /account, /team, /solutions, /cart and all below (R-PERS-01). */
export function needsPersonalisation(pathname: string): boolean {
  return areas.some((area) => within(area, pathname))
}

/**
 * Where a member whose personalisation is not done is sent, with exactly one parameter saying why (R-PERS-02).
 * @param indiaPremiumBought the member has just bought an India premium plan in the cart
 * @returns undefined for pages that do not ask for it
 */
export function personalisationPath(pathname: string, indiaPremiumBought: boolean): string | undefined {
  if (!needsPersonalisation(pathname)) return undefined
  if (!within(paths.cart, pathname)) return paths.aboutYou({ unfinishedSurvey: 'true' })
  return paths.aboutYou(indiaPremiumBought ? { continueToBilling: 'true' } : { continueToCart: 'true' })
}
