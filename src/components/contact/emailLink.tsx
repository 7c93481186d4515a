import type { ReactNode } from 'react'

/** An email address that opens a mail program; nothing where there is none. */
export const emailLink = (address: string | null | undefined): ReactNode =>
  address && <a href={`mailto:${address.replace(/[\s%&?#]/g, encodeURIComponent)}`}>{address}</a>
