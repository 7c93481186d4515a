import { useState } from 'react'
import { lazyPart } from '@/ui/lazyPart'
import type { Tool } from './FooterDialog'

const FooterDialog = lazyPart(() => import('./FooterDialog'), 'FooterDialog')

const tools: { tool: Tool; label: string }[] = [
  { tool: 'messages', label: 'Recent messages' },
  { tool: 'privacy', label: 'Privacy choices' },
  { tool: 'colours', label: 'Appearance' },
]

/** Buttons available on every page: past messages, privacy choices, colour mode. */
export function FooterTools() {
  const [open, setOpen] = useState<Tool>()
  return (
    <div className="site-footer-tools">
      {tools.map(({ tool, label }) => (
        <button key={tool} type="button" className="text-button" onClick={() => setOpen(tool)}>
          {label}
        </button>
      ))}
      {open && <FooterDialog tool={open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
