import { Apple, Facebook, Google, Linkedin, type Icon } from 'react-bootstrap-icons'
import { socialSignIn } from '@/lib/storage/socialSignIn'
import { env, type OauthProvider } from '@/lib/env'
import { Button } from '@/ui/Button'

const looks: Record<OauthProvider, { name: string; Mark: Icon }> = {
  facebook: { name: 'Facebook', Mark: Facebook },
  google: { name: 'Google', Mark: Google },
  apple: { name: 'Apple', Mark: Apple },
  linkedin: { name: 'LinkedIn', Mark: Linkedin },
}

/** The sign-in providers of this installation (O-43). Below the form, because prerendered pages don't include them. */
export function SocialSignIn() {
  return (
    <div className="login-social">
      <p>or</p>
      {env.oauthProviders.map((provider) => {
        const { name, Mark } = looks[provider]
        return (
          <Button
            key={provider}
            variant="outline-secondary"
            wide
            href={`${env.apiBaseUrl}/auth/${provider}`}
            icon={<Mark aria-hidden />}
            onClick={() => socialSignIn.begin()}
          >
            Continue with {name}
          </Button>
        )
      })}
    </div>
  )
}
