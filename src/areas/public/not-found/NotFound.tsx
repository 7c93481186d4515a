import { ErrorView } from '@/components/ErrorView'
import { Illustration } from '@/ui/Illustration'

/** R-NAV-01, R-ERRP-01. */
export default function NotFound() {
  return <ErrorView status={404} art={<Illustration of="search" />} />
}
