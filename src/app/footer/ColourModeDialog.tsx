import { useSyncExternalStore } from 'react'
import { chooseColourMode, colourMode, colourModes, type ColourMode } from '@/lib/browser/colourMode'
import { Dialog } from '@/ui/overlay/Dialog'

const labels: Record<ColourMode, string> = { system: 'Match my device', light: 'Light', dark: 'Dark' }

/** Colour mode: light, dark, or system. */
export function ColourModeDialog({ onClose }: { onClose: () => void }) {
  const mode = useSyncExternalStore(colourMode.subscribe, colourMode.read)
  return (
    <Dialog title="Appearance" size="s" onClose={onClose}>
      <fieldset>
        <legend className="visually-hidden">Appearance</legend>
        {colourModes.map((one) => (
          <div key={one} className="form-check">
            <input
              id={`colours-${one}`}
              className="form-check-input"
              type="radio"
              name="colours"
              checked={mode === one}
              onChange={() => chooseColourMode(one)}
            />
            <label className="form-check-label" htmlFor={`colours-${one}`}>
              {labels[one]}
            </label>
          </div>
        ))}
      </fieldset>
    </Dialog>
  )
}
