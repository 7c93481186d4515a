import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import type { AppStore } from '@/store/store'
import { SignInOffer } from '@/ui/feedback/signInOffer'
import { ToastHost } from '@/ui/feedback/toasts/ToastHost'
import { TaskTray } from '@/ui/feedback/progress/TaskTray'
import { lazyPart } from '@/ui/lazyPart'

const SignInLink = lazyPart(() => import('@/components/links/SignInLink'), 'SignInLink')
const signInOffer = <SignInLink />

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
  // What is hydrated later is hydrated from the same state: a change meanwhile would throw its markup away.
  const [hydrated] = useState(() => store.getState())
  return (
    <Provider store={store} serverState={hydrated}>
      <SignInOffer value={signInOffer}>
        <RouterProvider router={router} />
      </SignInOffer>
      <ToastHost />
      <TaskTray />
    </Provider>
  )
}
