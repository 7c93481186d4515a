import { recordOf } from '@/lib/objects'
import { injectCalls } from '../client/api'
import { inBackground } from '../client/callToasts'
import { isApiError } from '../client/errors'

/** Reports errors in the app, and changes by administrators, to the server. */
export const logsApi = injectCalls('logs', ({ write }) => ({
  createLog: write('POST /log', { ...inBackground, skipAuthHandling: true }),
}))

// A log that cannot be sent only leaves a line in the console: its failure must not be logged in turn.
logsApi.enhanceEndpoints({
  endpoints: {
    createLog: {
      onQueryStarted: async ({ body }, { queryFulfilled }) => {
        try {
          await queryFulfilled
        } catch (thrown) {
          const { error } = recordOf(thrown)
          const { message, description, code, type } = body
          const status = isApiError(error) ? error.status : null
          console.warn(
            JSON.stringify({ level: 'warn', event: 'log-not-sent', status, message, description, code, type }),
          )
        }
      },
    },
  },
})
