import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'

const kinds = ['success', 'info', 'warning', 'danger', 'caution', 'cta'] as const

export const Demo = () =>
  kinds.map((kind) => (
    <Alert key={kind} kind={kind} title={`A title: ${kind}`} actions={<Button size="sm">See it</Button>}>
      Everyone sees it now.
    </Alert>
  ))
