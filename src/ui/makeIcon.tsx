import type { ReactNode, SVGProps } from 'react'

type Props = SVGProps<SVGSVGElement> & { size?: string | number; title?: string | null }

/**
 * One icon of the icon set, as its package makes it: the build puts this in place of the package's own code, which repeats
 * its helpers for each icon (src/build/leanIcons.ts).
 * @param name its class
 * @param shape what is inside its `svg`
 */
export const makeIcon = (name: string, shape: ReactNode) =>
  function BootstrapIcon({ color = 'currentColor', size = '1em', title = null, className = '', ...rest }: Props) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox="0 0 16 16"
        width={size}
        height={size}
        fill={color}
        className={['bi', name, className].filter(Boolean).join(' ')}
        {...rest}
      >
        {title ? <title>{title}</title> : null}
        {shape}
      </svg>
    )
  }
