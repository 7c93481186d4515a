import { useMemo } from 'react'
import { sanitise } from '@/lib/text/sanitise'
import './safeHtml.scss'

/** Sanitised HTML from the content source or the server. The only place in the app that renders HTML. */
export function SafeHtml({ html }: { html: string }) {
  const safe = useMemo(() => sanitise(html), [html])
  // With Trusted Types, anything but the sanitiser's output throws here.
  // eslint-disable-next-line no-restricted-syntax -- the only HTML sink, for sanitised HTML only
  return <div className="html" dangerouslySetInnerHTML={{ __html: safe }} />
}
