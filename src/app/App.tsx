import { Suspense, useEffectEvent, useLayoutEffect } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import type { AppStore } from '@/store/store'
import { SignInOffer } from '@/ui/feedback/signInOffer'
import { ToastHost } from '@/ui/feedback/ToastHost'
import { TaskTray } from '@/ui/feedback/TaskTray'
import { lazyNamed } from '@/ui/lazyNamed'

const SignInLink = lazyNamed(() => import('@/components/SignInLink'), 'SignInLink')
const signInOffer = (
  <Suspense>
    <SignInLink />
  </Suspense>
)

type Props = {
  store: AppStore
  router: DataRouter
  /** Called once the first page is interactive. */
  onShown?: () => void
}

/** The app with its store and router providers. */
export function App({ store, router, onShown }: Props) {
  const shown = useEffectEvent(() => onShown?.())
  useLayoutEffect(() => shown(), [])
  return (
    <Provider store={store}>
      <SignInOffer value={signInOffer}>
        <RouterProvider router={router} />
      </SignInOffer>
      <ToastHost />
      <TaskTray />
    </Provider>
  )
}
