import { Answer } from '@/ui/Answer'
import { EmptyState } from '@/ui/EmptyState'
import { State } from '../State'

export function States() {
  return (
    <>
      <State name="On its way">
        <Answer of={{ isFetching: true }} empty={null}>
          {() => null}
        </Answer>
      </State>
      <State name="Nothing there">
        <Answer of={{ data: [] }} empty={<EmptyState title="No orders yet">What you buy stands here.</EmptyState>}>
          {() => null}
        </Answer>
      </State>
      <State name="Failed">
        <Answer
          of={{ isError: true, error: { message: 'The server took too long to answer.' }, refetch: () => undefined }}
          empty={null}
          failed="Your orders could not be loaded"
        >
          {() => null}
        </Answer>
      </State>
      <State name="There">
        <Answer of={{ data: ['Legal starter pack', 'Desk for a month'] }} empty={null}>
          {(orders) => (
            <ul>
              {orders.map((order) => (
                <li key={order}>{order}</li>
              ))}
            </ul>
          )}
        </Answer>
      </State>
      <State name="There, and the newest read failed">
        <Answer
          of={{
            data: ['Legal starter pack'],
            currentData: ['Legal starter pack'],
            isError: true,
            error: { message: 'The server cannot be reached.' },
            refetch: () => undefined,
          }}
          empty={null}
        >
          {(orders) => <p>{orders.join(', ')}</p>}
        </Answer>
      </State>
    </>
  )
}
