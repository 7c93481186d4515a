import { injectCalls } from '../client/api'
import { missingInPlace } from '../client/callToasts'

/** Published entries of the media library: blog posts, masterclasses, documents, images. */
export const mediaApi = injectCalls('media', ({ read }) => ({
  listMediaByType: read('GET /media/type/{type}', { provides: ['Media'] }),
  getMedia: read('GET /media/{mediaId}', { provides: ['Media'], errorToast: missingInPlace }),
}))

export const { useListMediaByTypeQuery, useGetMediaQuery } = mediaApi
