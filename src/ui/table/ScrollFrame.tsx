import type { ReactNode, UIEventHandler } from 'react'

type Name = { label: string } | { labelledBy: string }
type Props = Name & { className: string; onScroll?: UIEventHandler | undefined; children: ReactNode }

/** A frame that scrolls by itself; whoever has no mouse scrolls it by focusing it. */
export function ScrollFrame({ className, onScroll, children, ...name }: Props) {
  const named = 'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: it is scrolled by the arrow keys
    <div {...named} className={className} role="region" tabIndex={0} onScroll={onScroll}>
      {children}
    </div>
  )
}
