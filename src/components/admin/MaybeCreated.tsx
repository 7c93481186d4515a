import { Alert } from '@/ui/feedback/Alert'

/** Shown above a form if it isn't known whether its last attempt created something. @param noun such as `event` */
export function MaybeCreated({ noun }: { noun: string }) {
  return (
    <Alert kind="warning" title={`We don’t know if this ${noun} was created`}>
      Check the list before you send it again, or it may be there twice.
    </Alert>
  )
}
