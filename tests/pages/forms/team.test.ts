import { testForms } from './testForms'
import { teamForms } from './teamForms'

testForms(teamForms)
