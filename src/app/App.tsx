import { Suspense, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import type { AppStore } from '@/store/store'
import { SignInOffer } from '@/ui/feedback/signInOffer'
import { ToastHost } from '@/ui/feedback/ToastHost'
import { TaskTray } from '@/ui/feedback/TaskTray'
import { lazyNamed } from '@/ui/lazyNamed'
import { promptRouter } from './promptRouter'

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
  const [prompt] = useState(() => promptRouter(router))
  return (
    <Provider store={store}>
      <SignInOffer value={signInOffer}>
        <RouterProvider router={prompt} useTransitions={false} />
      </SignInOffer>
      <ToastHost />
      <TaskTray />
    </Provider>
  )
}
