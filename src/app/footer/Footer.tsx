import { memo, useRef, useState } from 'react'
import { Facebook, Instagram, Linkedin } from 'react-bootstrap-icons'
import { useContent } from '@/store/content/useContent'
import type { ContentOf } from '@/api/community/content'
import { SiteLink } from '@/components/links/SiteLink'
import { env } from '@/lib/env'
import { useApproached } from '@/ui/hooks/useApproached'
import { lazyPart } from '@/ui/lazyPart'
import { CurrentYear } from './CurrentYear'
import type { Tool } from './FooterDialog'

const socials = [
  { label: 'Facebook', href: 'https://www.facebook.com/doerscircle', Icon: Facebook },
  { label: 'Instagram', href: 'https://www.instagram.com/doerscircle', Icon: Instagram },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/company/doerscircle', Icon: Linkedin },
] as const

type FooterContent = ContentOf<'footer.json'>

const none: FooterContent = []

const contactEmail = 'hello@doerscircle.com'

/** Contact, social links, the sections of the content source and the copyright (R-FTR-01, R-FTR-02). */
export function Footer() {
  const footer = useRef<HTMLElement>(null)
  const { data: sections = none } = useContent('footer.json', { due: useApproached(footer) })
  return (
    <footer className="footer" ref={footer}>
      <div className="container-xl site-footer-grid">
        <div>
          <p className="site-footer-name">{env.productName}</p>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          <ul className="site-footer-socials">
            {socials.map(({ label, href, Icon }) => (
              <li key={label}>
                <a
                  href={href}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${env.productName} on ${label} (opens a new tab)`}
                >
                  <Icon aria-hidden />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Sections sections={sections} />
      </div>
      <div className="container-xl site-footer-end">
        <p className="mb-0">
          © <CurrentYear /> {env.productName}. Prices in Singapore dollars.
        </p>
        <FooterTools />
      </div>
    </footer>
  )
}

// Memoised: renders again only when the sections change, not when the footer comes into view.
const Sections = memo(function Sections({ sections }: { sections: FooterContent }) {
  return sections
    .filter(({ footer_links }) => footer_links.length > 0)
    .sort((one, other) => one.order - other.order)
    .map(({ title, footer_links }) => (
      <nav key={title} aria-label={title}>
        <h2>{title}</h2>
        <ul className="list-unstyled mb-0">
          {footer_links.map(({ id, href, label }) => (
            <li key={id}>
              <SiteLink to={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    ))
})

const FooterDialog = lazyPart(() => import('./FooterDialog'), 'FooterDialog')

const tools: { tool: Tool; label: string }[] = [
  { tool: 'messages', label: 'Recent messages' },
  { tool: 'privacy', label: 'Privacy choices' },
  { tool: 'colours', label: 'Appearance' },
]

/** Buttons available on every page: past messages, privacy choices, colour mode. */
function FooterTools() {
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
