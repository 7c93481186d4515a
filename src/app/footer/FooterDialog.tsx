import { PrivacyChoices } from '@/components/privacy/PrivacyChoices'
import { ToastLog } from '@/ui/feedback/toasts/ToastLog'
import { ColourModeDialog } from './ColourModeDialog'

export type Tool = 'messages' | 'privacy' | 'colours'

const dialogs = { messages: ToastLog, privacy: PrivacyChoices, colours: ColourModeDialog }

/** The dialog opened by one of the footer's buttons. */
export function FooterDialog({ tool, onClose }: { tool: Tool; onClose: () => void }) {
  const Shown = dialogs[tool]
  return <Shown onClose={onClose} />
}
