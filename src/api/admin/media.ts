import { injectCalls } from '../client/api'

/** Media library management for administrators. */
export const adminMediaApi = injectCalls('media', ({ read, write }) => ({
  listMedia: read('GET /media', { provides: ['Media'] }),
  createMedia: write('POST /media', {
    invalidates: ['Media'],
    successToast: (_answer, { body }) => `'${body.title}' added`,
    errorToast: 'Media could not be added',
  }),
  updateMedia: write('PUT /media/{mediaId}', {
    invalidates: ['Media'],
    successToast: (_answer, { body }) => `'${body.title}' saved`,
    errorToast: 'Media could not be saved',
  }),
  deleteMedia: write('DELETE /media/{mediaId}', {
    invalidates: ['Media'],
    successToast: 'Media deleted',
    errorToast: 'Media could not be deleted',
  }),
}))

export const { useListMediaQuery, useCreateMediaMutation, useUpdateMediaMutation, useDeleteMediaMutation } =
  adminMediaApi
