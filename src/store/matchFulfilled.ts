import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'
import type { operations } from '@/contract/schema'
import type { AnswerOf, OperationId } from '@/contract/route'
import { isOneOf, recordOf } from '@/lib/objects'

type Fulfilled<Id extends OperationId> = PayloadAction<
  AnswerOf<operations[Id]>,
  string,
  { arg: { endpointName: Id }; fulfilledTimeStamp: number }
>

/**
 * Matches fulfilled requests by their operation ids. The endpoints' own matchers would do the same, but would add half
 * of the API's declarations to the initial load of every page.
 */
export function matchFulfilled<const Id extends OperationId>(...ids: Id[]) {
  return (action: UnknownAction): action is Fulfilled<Id> => {
    const { type, meta } = action
    if (type !== 'api/executeQuery/fulfilled' && type !== 'api/executeMutation/fulfilled') return false
    return isOneOf(ids, recordOf(recordOf(meta).arg).endpointName)
  }
}
