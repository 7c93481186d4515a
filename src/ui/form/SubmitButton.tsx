import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../Button'

type Props = Omit<ButtonLook, 'busy'> & { children: ReactNode; disabled?: boolean; className?: string }

/** Sends its form and shows that it is under way. */
export function SubmitButton(props: Props) {
  const { isSubmitting } = useFormikContext()
  return <Button {...props} type="submit" busy={isSubmitting} />
}
