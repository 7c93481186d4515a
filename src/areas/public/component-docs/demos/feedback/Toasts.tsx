import { toast } from '@/lib/calls/toast'
import { Button } from '@/ui/Button'

export const states = {
  'Normally shown by calls; here by hand': (
    <div className="docs-row">
      <Button variant="outline-primary" onClick={() => toast.success('Profile updated')}>
        Success
      </Button>
      <Button variant="outline-primary" onClick={() => toast.info('Your account has already been activated')}>
        Information
      </Button>
      <Button
        variant="outline-primary"
        onClick={() =>
          toast.failure('Profile could not be updated', 'The service is busy. Please try again in a moment.')
        }
      >
        Failure
      </Button>
      <Button
        variant="outline-primary"
        onClick={() => toast.success('Item removed', { undo: { label: 'Undo', run: () => undefined } })}
      >
        With Undo
      </Button>
    </div>
  ),
}
