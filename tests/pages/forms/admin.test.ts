import { testForms } from './testForms'
import { adminForms } from './adminForms'

testForms(adminForms)
