import { useSyncExternalStore } from 'react'
import { consent, privacyControl } from '@/lib/storage/consent'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'

const states = {
  granted: 'Analytics are on.',
  denied: 'Analytics are off.',
  unasked: 'You haven’t chosen yet, so analytics are off.',
}

/** The privacy choices, which can be changed at any time; both choices have equal weight. */
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
          <Button variant="outline-secondary" onClick={() => choose('denied')}>
            Decline
          </Button>
          <Button variant="outline-secondary" onClick={() => choose('granted')}>
            Allow
          </Button>
        </>
      }
    >
      <p>
        Cookies that keep you signed in and save your cart are always on. If you agree, we also measure which pages get
        used and for how long, so we can improve them.
      </p>
      {privacyControl() && (
        <p>Your browser sends a Global Privacy Control signal. We treat it as a no unless you choose otherwise.</p>
      )}
      <p className="mb-0">
        <strong>{states[choice]}</strong>
      </p>
    </Dialog>
  )
}
