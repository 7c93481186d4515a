import { useIsTeamPaymentRequiredQuery } from '@/api/account/teams'
import { useServerNow } from '@/components/useServerNow'
import type { Shape } from '@/contract/types'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { seatsQuote, type SeatsCharge } from '@/domain/team/seatPrice'

type Quote = {
  /** Returns the price of a number of seats, for today's date on the server. */
  of: (seats: number) => SeatsCharge
  price: Shape<'TeamPaymentRequired'>
}

/** Why nothing can be paid: the price, or data that it depends on, isn't loaded. @param what the noun of that data */
export const whyNotPriced = (
  { data, isError, isFetching }: QueryResult<unknown>,
  what = 'price',
): string | undefined =>
  data !== undefined ? undefined : isError && !isFetching ? `We couldn’t load the ${what}` : `Loading ${what}…`

/** The price of a team's seats; `quote` is undefined until it has loaded. */
export function useSeatsQuote(teamId: string) {
  const now = useServerNow()
  const query = useIsTeamPaymentRequiredQuery({ id: teamId }, { refetchOnMountOrArgChange: true })
  const { currentData: price } = query
  const quote: Quote | undefined = price && { price, of: (seats) => seatsQuote(seats, price, now) }
  return { quote, query }
}
