import { drive } from './drive'
import { memberForms } from './memberForms'

drive(memberForms)
