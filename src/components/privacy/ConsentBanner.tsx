import { useEffect, useRef, useState } from 'react'
import { consent } from '@/lib/storage/consent'
import { Button } from '@/ui/Button'
import { useDocumentClass } from '@/ui/hooks/useDocumentClass'
import { lazyPart } from '@/ui/lazyPart'
import './consentBanner.scss'

const PrivacyChoices = lazyPart(() => import('./PrivacyChoices'), 'PrivacyChoices')

/** Space reserved below the page, so that the banner never covers a focused element (WCAG 2.4.11). */
const room = '--dc-consent-room'

/** Asks for consent to tracking: small, non-blocking, with equal weight for both choices. */
export function ConsentBanner() {
  const box = useRef<HTMLElement>(null)
  const [more, setMore] = useState(false)
  useDocumentClass('asks-consent')
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty(room, `${Math.ceil(box.current?.offsetHeight ?? 0) + 16}px`)
    // The observer also calls `measure` when it starts, after layout, so that measuring forces no extra layout.
    const observer = new ResizeObserver(measure)
    if (box.current) observer.observe(box.current)
    return () => {
      observer.disconnect()
      style.removeProperty(room)
    }
  }, [])
  return (
    <section ref={box} className="consent" aria-label="Privacy">
      {/* Two short lines: one long paragraph would be the largest text of most pages, and the last to be painted. */}
      <div className="consent-question">
        <p>Can we measure which pages get used?</p>
        <p>
          No names, no ads.{' '}
          <button type="button" className="consent-more" onClick={() => setMore(true)}>
            What we measure
          </button>
        </p>
      </div>
      <div className="consent-acts">
        <Button variant="outline-secondary" onClick={() => consent.choose('denied')}>
          Decline
        </Button>
        <Button variant="outline-secondary" onClick={() => consent.choose('granted')}>
          Allow
        </Button>
      </div>
      {more && <PrivacyChoices onClose={() => setMore(false)} />}
    </section>
  )
}
