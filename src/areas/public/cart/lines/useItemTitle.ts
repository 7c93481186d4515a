import type { CartItem } from '@/contract/types'
import { itemTitle } from '@/domain/cart/cart'
import { useContent } from '@/store/content/useContent'

/** The names of cart items: as saved, else from the content source, else the id. */
export function useItemTitle(): (item: CartItem) => string {
  const { data: solutions } = useContent('solutions.json')
  return (item) => item.title ?? solutions?.find(({ uid }) => uid === item.uid)?.title ?? itemTitle(item)
}
