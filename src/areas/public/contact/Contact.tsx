import { useSearchParams } from 'react-router-dom'
import { useContent } from '@/store/content/useContent'
import { ContentWords } from '@/components/contact/ContentWords'
import { useSender } from '@/components/contact/useSender'
import { paths } from '@/domain/navigation/paths'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Tabs } from '@/ui/layout/Tabs'
import { Link } from '@/components/links/Link'
import { MessageForm, ReferralForm } from './ContactForms'
import '@/components/contact/besideForm.scss'
import './contact.scss'

/** Better contacts than the general mailbox. */
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

const referrals = `${paths.contact}?about=referrals`

/** Contact page: a message, or a question about Refer & Earn; solutions and jobs have separate forms. */
export default function Contact() {
  const [params] = useSearchParams()
  const { data: page } = useContent('pages/contact.json')
  const { waiting } = useSender()
  const about = params.get('about') === 'referrals' ? 'referrals' : 'message'
  return (
    <div className="container-xl py-4">
      <Page
        title={page?.title ?? 'Contact'}
        lead={page?.lead ?? 'Ask us anything. A real person will reply, usually within one working day.'}
        share={page?.metadata}
      >
        <div className="beside-form">
          <div>
            <Tabs
              label="What’s your message about?"
              value={about}
              tabs={[
                { key: 'message', label: 'General', to: paths.contact },
                { key: 'referrals', label: 'Refer & Earn', to: referrals },
              ]}
            />
            <div className="card card-body">
              {waiting ? (
                <Skeleton shape="form" rows={3} label="Loading the form" />
              ) : about === 'referrals' ? (
                <ReferralForm />
              ) : (
                <MessageForm />
              )}
            </div>
          </div>
          <aside aria-label="Other ways to reach us">
            <ContentWords page={page} />
            <div className="contact-ways">
              {ways.map(({ title, text, to, label }) => (
                <section key={to}>
                  <h2 className="mb-1 fs-4">{title}</h2>
                  <p className="mb-1 text-muted">{text}</p>
                  <Link to={to}>{label}</Link>
                </section>
              ))}
            </div>
          </aside>
        </div>
      </Page>
    </div>
  )
}
