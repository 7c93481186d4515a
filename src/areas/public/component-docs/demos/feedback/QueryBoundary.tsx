import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { EmptyState } from '@/ui/feedback/EmptyState'

export const states = {
  Loading: <QueryBoundary query={{ isFetching: true }}>{() => null}</QueryBoundary>,
  Empty: (
    <QueryBoundary
      query={{ data: [] }}
      empty={<EmptyState title="No orders yet">Solutions you buy appear here.</EmptyState>}
    >
      {() => null}
    </QueryBoundary>
  ),
  Failed: (
    <QueryBoundary
      query={{ isError: true, error: { message: 'The server took too long to answer.' }, refetch: () => undefined }}
      errorTitle="We couldn’t load your orders"
    >
      {() => null}
    </QueryBoundary>
  ),
  Loaded: (
    <QueryBoundary query={{ data: ['Legal starter pack', 'Desk for a month'] }}>
      {(orders) => (
        <ul>
          {orders.map((order) => (
            <li key={order}>{order}</li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  ),
  'Loaded, but the latest request failed': (
    <QueryBoundary
      query={{
        data: ['Legal starter pack'],
        currentData: ['Legal starter pack'],
        isError: true,
        error: { message: 'We can’t reach the server.' },
        refetch: () => undefined,
      }}
    >
      {(orders) => <p>{orders.join(', ')}</p>}
    </QueryBoundary>
  ),
}
