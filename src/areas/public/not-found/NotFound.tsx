import { ErrorView } from '@/components/ErrorView'

/** R-NAV-01, R-ERRP-01. */
export default function NotFound() {
  return <ErrorView status={404} />
}
