import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { Link } from '@/components/links/Link'
import { signingAddress } from '@/components/signing/signingAddress'
import { paths } from '@/domain/navigation/paths'
import { env } from '@/lib/env'
import { once } from '@/lib/browser/once'
import { Page } from '@/ui/layout/Page'
import { lazyPart } from '@/ui/lazyPart'
import { StaticForm, type LoginValues } from './StaticForm'
import './login.scss'

type Way = 'password' | 'code' | 'forgot'

export type LoginFormProps = { initial: LoginValues; sendAtOnce: boolean; way: Way; onWay: (way: Way) => void }

const titles = { password: 'Sign in', code: 'Sign in with a one-time code', forgot: 'Choose a new password' }

/** The live form. The route starts it, so that it is in flight before the page renders. */
export const load = once(() => import('./LoginForm'))

// Most installations have no provider; prerendered pages don't know of any.
const SocialSignIn = lazyPart(() => import('./SocialSignIn'), 'SocialSignIn')

/** Sign-in page. The build prerenders a static form; the live form replaces it without layout shift. */
export default function Login() {
  const interactive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [Live, setLive] = useState<ComponentType<LoginFormProps> | undefined>(() =>
    interactive ? load.peek()?.LoginForm : undefined,
  )
  const [way, setWay] = useState<Way>(askedFor)
  const [broken, setBroken] = useState(false)
  // Prerendered markup has neither the remembered address nor the providers: both come right after hydration.
  const remembered = useSyncExternalStore(neverChanges, signingAddress.read, () => '')
  const [typed, setTyped] = useState<Partial<LoginValues>>({})
  const values = { email: typed.email ?? remembered, password: typed.password ?? '' }
  const [wasSent, setWasSent] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef<string>(undefined)

  const isLive = Live !== undefined
  useEffect(() => {
    if (isLive) return
    let gone = false
    const show = (module: { LoginForm: ComponentType<LoginFormProps> }) => {
      if (gone) return
      const active = document.activeElement
      if (active instanceof HTMLInputElement && box.current?.contains(active)) focused.current = active.name
      // Synchronous, right after the focus was read: the next keystroke goes into the live field.
      flushSync(() => setLive(() => module.LoginForm))
    }
    load().then(show, () => load().then(show, () => setBroken(true)))
    return () => {
      gone = true
    }
  }, [isLive])
  // The focused static field was replaced by the live field of the same name.
  useLayoutEffect(() => {
    const field = focused.current && box.current?.querySelector<HTMLInputElement>(`input[name="${focused.current}"]`)
    if (Live && field) field.focus({ preventScroll: true })
  }, [Live])

  return (
    <Page
      title={titles[isLive ? way : 'password']}
      lead={
        <>
          New to {env.productName}? <Link to={paths.signup}>Create an account</Link>
        </>
      }
      share={{ description: `Sign in to ${env.productName}.` }}
    >
      <div className="card card-body mb-4" ref={box}>
        {Live ? (
          <Live initial={values} sendAtOnce={wasSent} way={way} onWay={setWay} />
        ) : (
          <StaticForm
            values={values}
            broken={broken}
            onChange={(changed) => setTyped((now) => ({ ...now, ...changed }))}
            onSend={() => setWasSent(true)}
          />
        )}
      </div>
      {interactive && (env.oauthProviders?.length ?? 0) > 0 && <SocialSignIn />}
    </Page>
  )
}

const neverChanges = () => () => {}

/** Other pages link here to reset the password (`/login#forgot`); the build has no address. */
const askedFor = () => (typeof location !== 'undefined' && location.hash === '#forgot' ? 'forgot' : 'password')
