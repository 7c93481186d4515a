import { drive } from './drive'
import { accountForms } from './accountForms'

drive(accountForms)
