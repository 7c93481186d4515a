import { useSyncExternalStore } from 'react'
import { chooseColourMode, colourMode, colourModes, type ColourMode } from '@/lib/browser/colourMode'
import { Dialog } from '@/ui/overlay/Dialog'
import { Check } from '@/ui/Check'

const labels: Record<ColourMode, string> = { system: 'Match my device', light: 'Light', dark: 'Dark' }

/** Colour mode: light, dark, or system. */
export function ColourModeDialog({ onClose }: { onClose: () => void }) {
  const mode = useSyncExternalStore(colourMode.subscribe, colourMode.read)
  return (
    <Dialog title="Appearance" size="s" onClose={onClose}>
      <fieldset>
        <legend className="visually-hidden">Appearance</legend>
        {colourModes.map((one) => (
          <Check key={one} type="radio" name="colours" checked={mode === one} onChange={() => chooseColourMode(one)}>
            {labels[one]}
          </Check>
        ))}
      </fieldset>
    </Dialog>
  )
}
