import { testForms } from './testForms'
import { communityForms } from './communityForms'

testForms(communityForms)
