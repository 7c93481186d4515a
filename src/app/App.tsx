import { Provider } from 'react-redux'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import type { AppStore } from '@/store/store'
import { ToastHost } from '@/ui/feedback/ToastHost'
import { TaskTray } from '@/ui/feedback/TaskTray'

/** The whole app on its store and its router. */
export function App({ store, router }: { store: AppStore; router: DataRouter }) {
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
      <ToastHost />
      <TaskTray />
    </Provider>
  )
}
