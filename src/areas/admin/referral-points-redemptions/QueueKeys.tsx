import { useSyncExternalStore } from 'react'
import { singleKeys } from '@/lib/browser/singleKeys'
import { Disclosure } from '@/ui/layout/Disclosure'
import { useShortcut } from '@/ui/hooks/useShortcut'
import { Check } from '@/ui/Check'

const keys: [key: string, does: string][] = [
  ['J', 'Next request'],
  ['K', 'Previous request'],
  ['P', 'Mark as paid'],
  ['D', 'Decline'],
  ['C', 'Comment'],
  ['N', 'Show or hide the number'],
]

type Props = { onNext: () => void; onPrevious: () => void }

/** Moves through the queue by single keys, lists them, and turns them off (WCAG 2.1.4). */
export function QueueKeys({ onNext, onPrevious }: Props) {
  useShortcut('j', onNext)
  useShortcut('k', onPrevious)
  const areOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.areOn)
  return (
    <div className="mt-4 d-none d-lg-block">
      <Disclosure summary="Keyboard shortcuts">
        <dl className="redemption-queue-keys">
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Check type="switch" className="mb-0" checked={areOn} onChange={(on) => singleKeys.turn(on)}>
          Use single-key shortcuts in this browser
        </Check>
      </Disclosure>
    </div>
  )
}
