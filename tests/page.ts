/**
 * What page tests need, in one import: queries, the app at a URL, and the mock server's data, faults and request log.
 */
export * from '@testing-library/react'
export { findUser, findUserByEmail, userOr404 } from '@mocks/db/find'
export { db } from '@mocks/db/db'
export { handlers } from '@mocks/handlers'
export { personas, signInAs, type Persona } from '@mocks/personas'
export { requestLog, type LoggedRequest } from '@mocks/requestLog'
export { fail, setRules } from '@mocks/settings/faults'
export { callingAs, toasts } from './calling'
export * from './onPage'
export { release } from './release'
export { goTo, renderAt, showAfterStart } from './renderAt'
export { required } from './required'
export { savedInEach } from './savedInEach'
export { teardown } from './teardown'
export { watch } from './watch'
export { bodiesOf, renderWithoutNotices } from './withoutNotices'
