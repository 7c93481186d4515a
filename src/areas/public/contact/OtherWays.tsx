import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'

const ways = [
  {
    title: 'Solutions & Benefits',
    text: 'Each solution has its own form that goes straight to the people who know it best.',
    to: paths.solutions,
    label: 'Browse solutions',
  },
  {
    title: 'Jobs',
    text: 'Tell us what you do best and which role you’re after.',
    to: paths.careers,
    label: 'See careers',
  },
  {
    title: 'Mailing list',
    text: 'Useful ideas for people who work for themselves.',
    to: paths.mailingList,
    label: 'Join the mailing list',
  },
]

/** Links to better contacts than the general mailbox. */
export function OtherWays() {
  return (
    <div className="contact-ways">
      {ways.map(({ title, text, to, label }) => (
        <section key={to}>
          <h2 className="mb-1 fs-4">{title}</h2>
          <p className="mb-1 text-muted">{text}</p>
          <Link to={to}>{label}</Link>
        </section>
      ))}
    </div>
  )
}
