import { formatDate, zoneLabel } from '@/lib/dates/dates'

export function ByLine({ author, at }: { author?: string | null | undefined; at?: string | null | undefined }) {
  const date = formatDate(at)
  return (
    <p className="text-muted fs-6 mb-0 text-break">
      {author}
      {author && date && ' · '}
      {date && at && (
        <time dateTime={at} title={zoneLabel(at)} className="num">
          {date}
        </time>
      )}
    </p>
  )
}
