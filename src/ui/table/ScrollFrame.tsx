import type { ReactNode } from 'react'

type Name = { label: string } | { labelledBy: string }
type Props = Name & { className: string; children: ReactNode }

/** A scroll container that keyboard users can focus and scroll. */
export function ScrollFrame({ className, children, ...name }: Props) {
  const named = 'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: scrollable with the arrow keys
    <div {...named} className={className} role="region" tabIndex={0}>
      {children}
    </div>
  )
}
