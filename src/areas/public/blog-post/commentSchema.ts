import { object, string } from 'yup'

export const longestComment = 2000

export const commentSchema = object({
  content: string()
    .trim()
    .required('This field is required')
    .max(longestComment, `Please use at most ${longestComment} characters`),
})
