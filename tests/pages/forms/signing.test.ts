import { testForms } from './testForms'
import { signingForms } from './signingForms'

testForms(signingForms)
