import { ErrorState } from '@/ui/feedback/ErrorState'

export const Demo = () => (
  <ErrorState title="We couldn’t load events" error="The server took too long to answer." onRetry={() => undefined} />
)
