import { testForms } from './testForms'
import { accountForms } from './accountForms'

testForms(accountForms)
