import { lazy, Suspense } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import type { AppStore } from '@/store/store'
import { SignInOffer } from '@/ui/feedback/signInOffer'
import { ToastHost } from '@/ui/feedback/ToastHost'
import { TaskTray } from '@/ui/feedback/TaskTray'

const SignInLink = lazy(() => import('@/components/SignInLink').then((loaded) => ({ default: loaded.SignInLink })))
const signInOffer = (
  <Suspense>
    <SignInLink />
  </Suspense>
)

/** The app with its store and router providers. */
export function App({ store, router }: { store: AppStore; router: DataRouter }) {
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
