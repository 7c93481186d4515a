import { api, calls } from '../client/api'

/** All comments, including hidden ones; hiding is `updateBlogComment`. */
export const adminBlogCommentsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read } = calls(build, 'blogComments')
    return {
      listBlogComments: read('GET /blog-comments', {
        provides: ['BlogComment'],
        errorToast: 'Comments could not be loaded',
      }),
    }
  },
})

export const { useListBlogCommentsQuery } = adminBlogCommentsApi
