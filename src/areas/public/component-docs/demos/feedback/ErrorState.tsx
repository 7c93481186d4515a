import { ErrorState } from '@/ui/feedback/ErrorState'

export const states = {
  'With Try again': (
    <ErrorState title="We couldn’t load events" error="The server took too long to answer." onRetry={() => undefined} />
  ),
  Retrying: <ErrorState error="The server took too long to answer." onRetry={() => undefined} busy />,
}
