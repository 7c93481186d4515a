import { Button } from '@/ui/Button'

/** The two sign-in buttons. */
export function SignInButtons({ busy = false, onCode }: { busy?: boolean; onCode?: () => void }) {
  return (
    <div className="login-acts">
      <Button type="submit" wide busy={busy}>
        Sign in
      </Button>
      <Button variant="outline-secondary" wide {...(onCode && { onClick: onCode })}>
        Email me a one-time code
      </Button>
    </div>
  )
}
