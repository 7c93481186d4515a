import { drive } from './drive'
import { publicForms } from './publicForms'

drive(publicForms)
