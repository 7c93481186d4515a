import { useState } from 'react'
import { certaintyOf, isAccepted } from '@/lib/calls/certainty'

/**
 * For forms that create or send something: sent twice, it would be there twice. Remembers that the outcome of the latest
 * attempt is not known, so that the form can say so before it is sent again.
 * @returns `watched(send)` sends, and passes result or error on
 */
export function useDoubt() {
  const [isDoubtful, setDoubtful] = useState(false)
  const watched = async <Answer>(send: () => PromiseLike<Answer>): Promise<Answer> => {
    try {
      const answer = await send()
      setDoubtful(false)
      return answer
    } catch (error) {
      setDoubtful(certaintyOf(error) !== 'refused' && !isAccepted(error))
      throw error
    }
  }
  return { isDoubtful, watched }
}
