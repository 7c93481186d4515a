import { useContent } from '@/store/content/useContent'
import { ContentWords } from '@/components/contact/ContentWords'
import { useSender } from '@/components/contact/useSender'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { JobForm } from './JobForm'
import './careers.scss'

/** Careers page: who we are and the open roles, from the content source, and the job enquiry form. */
export default function Careers() {
  const { data: page, isFetching } = useContent('pages/careers.json')
  const { waiting } = useSender()
  return (
    <div className="container-xl py-4">
      <Page
        title={page?.title ?? 'Careers'}
        lead={page?.lead ?? 'Help build the place we wish we’d had.'}
        share={page?.metadata}
      >
        {!page && isFetching ? (
          <Skeleton rows={6} label="Loading the page" />
        ) : (
          <div className="careers">
            <div>
              <ContentWords page={page} />
            </div>
            <Card title="Ask about a job">
              {waiting ? <Skeleton shape="form" rows={6} label="Loading the form" /> : <JobForm />}
            </Card>
          </div>
        )}
      </Page>
    </div>
  )
}
