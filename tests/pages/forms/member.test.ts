import { testForms } from './testForms'
import { memberForms } from './memberForms'

testForms(memberForms)
