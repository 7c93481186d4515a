import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../Button'

type Props = Omit<ButtonLook, 'busy'> & { children: ReactNode; disabled?: boolean; className?: string }

/** Submits its form and shows progress. */
export function SubmitButton(props: Props) {
  const { isSubmitting } = useFormikContext()
  return <Button {...props} type="submit" busy={isSubmitting} />
}
