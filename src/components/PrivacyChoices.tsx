import { useSyncExternalStore } from 'react'
import { consent, privacyControl } from '@/lib/consent'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'

const states = {
  granted: 'You have agreed to be counted.',
  denied: 'You are not counted.',
  unasked: 'You have not chosen yet, so you are not counted.',
}

/** The privacy choices, which can be changed at any time; both choices have equal weight (T18.1). */
export function PrivacyChoices({ onClose }: { onClose: () => void }) {
  const choice = useSyncExternalStore(consent.subscribe, consent.read)
  const choose = (next: 'granted' | 'denied') => {
    consent.choose(next)
    onClose()
  }
  return (
    <Dialog
      title="Privacy choices"
      onClose={onClose}
      actions={
        <>
          <Button variant="outline-primary" onClick={() => choose('denied')}>
            Do not count me
          </Button>
          <Button variant="outline-primary" onClick={() => choose('granted')}>
            Count me
          </Button>
        </>
      }
    >
      <p>
        What is needed to keep you signed in and your cart together is always on. With your consent we also count which
        pages are used and for how long, to make them better.
      </p>
      {privacyControl() && (
        <p>Your browser sends a Global Privacy Control signal. We take it as a no unless you choose otherwise.</p>
      )}
      <p className="mb-0">
        <strong>{states[choice]}</strong>
      </p>
    </Dialog>
  )
}
