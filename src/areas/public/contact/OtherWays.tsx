import { Link } from '@/components/Link'
import { paths } from '@/domain/navigation/paths'

const ways = [
  {
    title: 'A solution or a benefit',
    text: 'Each has a form of its own, which goes straight to the people who know it.',
    to: paths.solutions,
    label: 'Find the solution and ask about it',
  },
  {
    title: 'A job with us',
    text: 'Tell us what you do best and which role you have in mind.',
    to: paths.careers,
    label: 'Go to careers',
  },
  {
    title: 'News by e-mail',
    text: 'One useful thing for people who work for themselves.',
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
          <h2>{title}</h2>
          <p>{text}</p>
          <Link to={to}>{label}</Link>
        </section>
      ))}
    </div>
  )
}
