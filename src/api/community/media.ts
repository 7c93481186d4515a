import { injectCalls } from '../client/api'

/** Published entries of the media library: blog posts, masterclasses, documents, images. */
export const mediaApi = injectCalls('media', ({ read }) => ({
  listMediaByType: read('GET /media/type/{type}', { provides: ['Media'] }),
  getMedia: read('GET /media/{mediaId}', { provides: ['Media'] }),
}))

export const { useListMediaByTypeQuery, useGetMediaQuery } = mediaApi
