import { useSearchParams } from 'react-router-dom'
import { ErrorView } from '@/components/ErrorView'

/** The generic error page with a status code, 500 unless the URL contains another (R-ERRP-02). */
export default function ErrorRoute() {
  const [query] = useSearchParams()
  const status = Number(query.get('status'))
  return <ErrorView status={Number.isInteger(status) && status >= 400 && status < 600 ? status : 500} />
}
