import { Eye, EyeSlash } from 'react-bootstrap-icons'
import { Button } from '@/ui/Button'
import { useWrite } from '@/ui/useWrite'
import { authorOf, type BlogComment } from './commentColumns'
import { useHideComment } from './useModeration'

/** Hides a comment, or shows it again. */
export function HideButton({ comment, size = 'sm' }: { comment: BlogComment; size?: 'sm' | 'md' }) {
  const hide = useHideComment()
  const { busy, run } = useWrite({ once: `comment:${comment.blogCommentId}` })
  const hidden = comment.hidden === true
  const verb = hidden ? 'Show' : 'Hide'
  return (
    <Button
      variant="outline-secondary"
      size={size}
      busy={busy}
      icon={hidden ? <Eye aria-hidden /> : <EyeSlash aria-hidden />}
      aria-label={`${verb} the comment by ${authorOf(comment)}`}
      // The read before it has its own toast when it fails.
      onClick={() => void run(() => hide(comment, !hidden).catch(() => undefined))}
    >
      {verb}
    </Button>
  )
}
