import { useId, useState } from 'react'
import { Envelope, Share as ShareIcon } from 'react-bootstrap-icons'
import type { User } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { env } from '@/lib/env'
import { attempt } from '@/ui/attempt'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { CopyButton } from '@/ui/CopyButton'
import { lazyPart } from '@/ui/lazyPart'

const QrCode = lazyPart(() => import('./QrCode'), 'QrCode', <div className="share-qr" />)

/** The member's referral link and the ways to share it. */
export function Share({ user }: { user: User }) {
  const link = new URL(paths.signupBy(user.referralCode || user.userId), location.origin).href
  const [text, setText] = useState(`I’m a member of ${env.productName}. Sign up free with my link:`)
  const id = useId()
  const message = `${text.trim()} ${link}`.trim()
  const mail = `mailto:?subject=${encodeURIComponent(`Join me at ${env.productName}`)}&body=${encodeURIComponent(message)}`
  const canShare = typeof navigator.share === 'function'
  // Dismissing the share sheet is not an error.
  const share = () => attempt(() => navigator.share({ title: env.productName, text: text.trim(), url: link }))
  return (
    <Card title="Your link" className="share card-raised">
      <div className="share-body" data-track="refer-a-friend">
        <div>
          <label className="form-label" htmlFor={`${id}-link`}>
            Referral link
          </label>
          <div className="share-link">
            <input
              id={`${id}-link`}
              className="form-control"
              readOnly
              value={link}
              // Not on focus, which Safari undoes when the button of the mouse is let go. With Tab every browser does it.
              onClick={(event) => event.currentTarget.select()}
            />
            <CopyButton text={link} label="Copy link" variant="primary" size="md" />
          </div>
          <label className="form-label mt-3" htmlFor={`${id}-text`}>
            Your message
          </label>
          <textarea
            id={`${id}-text`}
            className="form-control"
            rows={3}
            value={text}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setText(event.target.value)}
          />
          <p id={`${id}-hint`} className="field-hint">
            We’ll add your link at the end.
          </p>
          <div className="actions">
            {canShare && (
              <Button
                variant="outline-secondary"
                size="sm"
                icon={<ShareIcon aria-hidden />}
                onClick={() => void share()}
              >
                Share
              </Button>
            )}
            <Button variant="outline-secondary" size="sm" icon={<Envelope aria-hidden />} href={mail}>
              Send by email
            </Button>
            <CopyButton text={message} label="Copy message" />
          </div>
        </div>
        <QrCode text={link} />
      </div>
      <p className="text-muted mt-3 mb-0">
        You earn points when someone signs up within a day of opening your link, and more if they go premium.
      </p>
    </Card>
  )
}
