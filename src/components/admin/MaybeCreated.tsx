import { Alert } from '@/ui/feedback/Alert'

/** Above a form whose last attempt to create something got no clear answer. @param noun what it creates: `event` */
export function MaybeCreated({ noun }: { noun: string }) {
  return (
    <Alert kind="warning" title={`We don’t know if this ${noun} was created`}>
      Check the list before you send it again, or it may be there twice.
    </Alert>
  )
}
