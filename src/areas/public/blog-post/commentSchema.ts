import { object, required } from '@/ui/form/rules'

export const longestComment = 2000

export const commentSchema = object({ content: required({ max: longestComment }) })
