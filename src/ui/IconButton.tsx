import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './Button'
import { classes } from './roles'

type Without<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never

type Props = Without<ButtonProps, 'children' | 'icon' | 'aria-label' | 'wide'> & {
  /** Accessible name, also shown as tooltip. */
  name: string
  children: ReactNode
}

/** A round button with only an icon; the label is required. */
export function IconButton({ name, className, variant = 'quiet', ...rest }: Props) {
  const props = { ...rest, variant, className: classes('btn-icon', className), 'aria-label': name, title: name }
  return <Button {...(props as ButtonProps)} />
}
