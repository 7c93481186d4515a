import { testForms } from './testForms'
import { publicForms } from './publicForms'

testForms(publicForms)
