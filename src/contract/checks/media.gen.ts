// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /media":[{"$":"Media"}],"POST /media":{"$":"Media"},"GET /media/{mediaId}":{"$":"Media"},"PUT /media/{mediaId}":{"$":"Media"},"DELETE /media/{mediaId}":{"$":"Ok"},"GET /media/type/{type}":[{"$":"Media"}]},"shared":{"Media":{"mediaId!":{"$":"Id"},"uid":"s","type!":"s","title!":"s","description":"s","body":{"?":"s"},"url":{"?":"s"},"thumbnail":{"?":"s"},"author":{"?":"s"},"durationSeconds":{"?":"i"},"tags":["s"],"published":"b","publishedAt":{"?":"s~date-time"},"contentType":"s","sizeBytes":"i","createdAt":"s~date-time","updatedAt":"s~date-time"},"Id":"s","Ok":{"ok":"b","message":"s"}}}

export default checks
