import { useIsTeamPaymentRequiredQuery } from '@/api/account/teams'
import { useServerNow } from '@/components/useServerNow'
import type { Shape } from '@/contract/types'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { seatsQuote, type SeatsCharge } from '@/domain/team/seatPrice'

type Quote = {
  /** The price of a number of seats, by the server's clock. */
  of: (seats: number) => SeatsCharge
  price: Shape<'TeamPaymentRequired'>
}

/** Why nothing can be paid: the price, or what it depends on, isn't known. @param what was not loaded, if not the price */
export const whyNotPriced = (
  { data, isError, isFetching }: QueryResult<unknown>,
  what = 'price',
): string | undefined =>
  data !== undefined ? undefined : isError && !isFetching ? `We couldn’t load the ${what}` : `Loading ${what}…`

/** The price of seats of a team; `quote` is undefined until the server has said it. */
export function useSeatsQuote(teamId: string) {
  const now = useServerNow()
  const query = useIsTeamPaymentRequiredQuery({ id: teamId }, { refetchOnMountOrArgChange: true })
  const { currentData: price } = query
  const quote: Quote | undefined = price && { price, of: (seats) => seatsQuote(seats, price, now) }
  return { quote, query }
}
