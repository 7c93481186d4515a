import { BilledDate } from '@/components/DateTime'
import { SafeHtml } from '@/components/SafeHtml'
import { SiteButton } from '@/components/links/SiteButton'
import type { Solution } from '@/contract/content'
import type { MySolution } from '@/domain/membership/mySolutions'
import { paths } from '@/domain/navigation/paths'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'

type Props = { solution: MySolution; content: Solution; onClose: () => void }

/** What the member bought and how to use it: provider, option, validity, and the provider's description. */
export function UseDialog({ solution, content, onClose }: Props) {
  const { title, variation, quantity, state, until, subscription, orderId } = solution
  const option = content.variations.find((one) => one.title === variation)
  return (
    <Dialog
      title={`Use ${title}`}
      size="l"
      onClose={onClose}
      actions={
        <>
          <SiteButton variant="outline-secondary" to={paths.contact}>
            Contact us
          </SiteButton>
          <Button to={paths.solution(content.uid)}>Open product page</Button>
        </>
      }
    >
      {state === 'activating' && <Alert>We’re activating this. You can use it once it’s marked Active.</Alert>}
      <DescriptionList
        items={[
          ...(content.partner ? [{ term: 'Provided by', value: content.partner }] : []),
          ...(variation ? [{ term: 'You bought', value: `${quantity > 1 ? `${quantity} × ` : ''}${variation}` }] : []),
          ...(option?.description ? [{ term: 'Good to know', value: option.description }] : []),
          ...(!subscription && until ? [{ term: 'Valid until', value: <BilledDate at={until} /> }] : []),
          ...(orderId ? [{ term: 'Quote this order', value: orderId }] : []),
        ]}
      />
      <div className="mt-3">
        <SafeHtml html={content.description} />
      </div>
    </Dialog>
  )
}
