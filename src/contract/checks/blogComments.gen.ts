// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /blog-comments":[{"$":"BlogComment"}],"GET /blog-comments/{id}":[{"$":"BlogComment"}],"POST /blog-comments/{id}":{"$":"BlogComment"},"PUT /blog-comments/{id}":{"$":"BlogComment"}},"shared":{"BlogComment":{"blogCommentId!":{"$":"Id"},"postId":{"$":"Id"},"postTitle":"s","userId":{"$":"Id"},"firstName":"s","lastName":"s","profileImage":{"?":"s"},"email":"s","content!":"s","hidden":"b","createdAt":"s~date-time","updatedAt":"s~date-time"},"Id":"s"}}

export default checks
