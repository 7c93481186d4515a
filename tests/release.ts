import { waitFor } from '@testing-library/dom'
import { requestLog } from '@mocks/requestLog'

/** Lets the requests that hang be answered, also those that come to hang meanwhile, until `holds` throws no more. */
export const release = <Found>(holds: () => Found): Promise<Found> =>
  waitFor(() => {
    requestLog.releaseHung()
    return holds()
  })
