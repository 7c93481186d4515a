import { useSearchParams } from 'react-router-dom'
import { useContent } from '@/store/content/useContent'
import { ContentWords } from '@/components/contact/ContentWords'
import { useSender } from '@/components/contact/useSender'
import { paths } from '@/domain/navigation/paths'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Tabs } from '@/ui/layout/Tabs'
import { MessageForm, ReferralForm } from './ContactForms'
import { OtherWays } from './OtherWays'
import '@/components/contact/besideForm.scss'
import './contact.scss'

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
            <OtherWays />
          </aside>
        </div>
      </Page>
    </div>
  )
}
