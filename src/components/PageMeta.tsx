import type { PageMetadata } from '@/contract/content'
import { env } from '@/lib/env'

/** What a shared link shows: type website and the product's name unless the page says otherwise (R-CONST-20). */
export function PageMeta({ metadata: { type = 'website', title, image, imageAlt } }: { metadata: PageMetadata }) {
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? env.productName} />
      {image && <meta property="og:image" content={image} />}
      {image && imageAlt && <meta property="og:image:alt" content={imageAlt} />}
    </>
  )
}
