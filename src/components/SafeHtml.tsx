import { useMemo } from 'react'
import { sanitise } from '@/lib/sanitise'
import './safeHtml.scss'

/** HTML of the content source or of the server. The only place of the app where HTML becomes part of the page. */
export function SafeHtml({ html, className = 'html' }: { html: string; className?: string }) {
  const safe = useMemo(() => sanitise(html), [html])
  // Under Trusted Types anything but the sanitiser's own answer would throw here.
  // eslint-disable-next-line no-restricted-syntax -- the one sink, of sanitised HTML only
  return <div className={className} dangerouslySetInnerHTML={{ __html: safe }} />
}
