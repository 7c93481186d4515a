import { api, calls } from '../client/api'

/** The media library as administrators keep it. */
export const adminMediaApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'media')
    return {
      listMedia: read('GET /media', { provides: ['Media'] }),
      createMedia: write('POST /media', {
        changes: ['Media'],
        done: ({ title }) => `'${title}' added`,
        failed: 'Media could not be added',
      }),
      updateMedia: write('PUT /media/{mediaId}', {
        changes: ['Media'],
        done: ({ title }) => `'${title}' saved`,
        failed: 'Media could not be saved',
      }),
      deleteMedia: write('DELETE /media/{mediaId}', {
        changes: ['Media'],
        done: 'Media deleted',
        failed: 'Media could not be deleted',
      }),
    }
  },
})

export const { useListMediaQuery, useCreateMediaMutation, useUpdateMediaMutation, useDeleteMediaMutation } =
  adminMediaApi
