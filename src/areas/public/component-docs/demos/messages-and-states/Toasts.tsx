import { toast } from '@/lib/calls/toast'
import { Button } from '@/ui/Button'

const undo = { label: 'Undo', run: () => undefined }

/** Calls show them; here it’s by hand. */
export const Demo = () => (
  <div className="docs-row">
    <Button onClick={() => toast.success('Item removed', { undo })}>Success, with Undo</Button>
    <Button onClick={() => toast.info('Your account has already been activated')}>Information</Button>
    <Button onClick={() => toast.failure('Profile could not be updated', 'The service is busy.')}>Failure</Button>
  </div>
)
