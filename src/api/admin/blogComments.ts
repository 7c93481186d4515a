import { injectCalls } from '../client/api'

/** All comments, including hidden ones; hiding is `updateBlogComment`. */
export const adminBlogCommentsApi = injectCalls('blogComments', ({ read }) => ({
  listBlogComments: read('GET /blog-comments', {
    provides: ['BlogComment'],
    errorToast: 'Comments could not be loaded',
  }),
}))

export const { useListBlogCommentsQuery } = adminBlogCommentsApi
