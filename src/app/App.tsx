import { useEffectEvent, useLayoutEffect } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import type { AppStore, RootState } from '@/store/store'
import { SignInOffer } from '@/ui/feedback/signInOffer'
import { ToastHost } from '@/ui/feedback/toasts/ToastHost'
import { TaskTray } from '@/ui/feedback/progress/TaskTray'
import { lazyPart } from '@/ui/lazyPart'

const SignInLink = lazyPart(() => import('@/components/links/SignInLink'), 'SignInLink')
const signInOffer = <SignInLink />

type Props = {
  store: AppStore
  router: DataRouter
  /** The state that the prerendered markup shows; later changes are rendered once the markup is hydrated. */
  markupState?: RootState
  /** Called once the first page is interactive. */
  onShown?: () => void
}

export function App({ store, router, markupState, onShown }: Props) {
  const shown = useEffectEvent(() => onShown?.())
  useLayoutEffect(() => shown(), [])
  return (
    <Provider store={store} serverState={markupState}>
      <SignInOffer value={signInOffer}>
        <RouterProvider router={router} />
      </SignInOffer>
      <ToastHost />
      <TaskTray />
    </Provider>
  )
}
