import { injectCalls } from '../client/api'

/** Comments on blog posts. `{id}` is the post's uid for reading and creating, the comment's id for changes (O-07). */
export const blogCommentsApi = injectCalls('blogComments', ({ read, write }) => ({
  listBlogPostComments: read('GET /blog-comments/{id}', {
    provides: ['BlogComment'],
    errorToast: 'Comments could not be loaded',
  }),
  createBlogComment: write('POST /blog-comments/{id}', {
    invalidates: ['BlogComment'],
    errorToast: 'Comment could not be created',
  }),
  updateBlogComment: write('PUT /blog-comments/{id}', {
    invalidates: ['BlogComment'],
    errorToast: 'Comment could not be updated',
  }),
}))

export const { useListBlogPostCommentsQuery, useCreateBlogCommentMutation, useUpdateBlogCommentMutation } =
  blogCommentsApi
