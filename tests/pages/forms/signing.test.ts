import { drive } from './drive'
import { signingForms } from './signingForms'

drive(signingForms)
