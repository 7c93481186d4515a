import { waitFor } from '@testing-library/dom'
import { requestLog } from '@mocks/requestLog'

/** Releases hung requests, including those that begin to hang meanwhile, until `holds` no longer throws. */
export const release = <Found>(holds: () => Found): Promise<Found> =>
  waitFor(() => {
    requestLog.releaseHung()
    return holds()
  })
