import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/layout/Page'

/** Placeholder of a page whose route, layout and guards exist, but whose content is not built yet. */
export default function ComingNext() {
  return (
    <div className="container-xl py-4">
      <Page
        title="This page is not built yet"
        lead="It has its place, and it comes next. There is nothing to use here today."
      >
        <Button to={paths.home}>Go to the home page</Button>
      </Page>
    </div>
  )
}
