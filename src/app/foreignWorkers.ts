import { whenIdle } from '@/lib/browser/idle'

/**
 * Unregisters service workers in our scope. This build has none; one left by a build with mocks would keep intercepting
 * the API. Its earlier responses are invalid, so the page that it controls reloads once.
 */
export async function unregister(
  { controller, getRegistrations }: Pick<ServiceWorkerContainer, 'controller' | 'getRegistrations'>,
  reload: () => void = () => location.reload(),
): Promise<void> {
  // Rejects if cookies are blocked: then there are no workers.
  const found = await getRegistrations().catch(() => [])
  await Promise.allSettled(found.map((registration) => registration.unregister()))
  if (found.length > 0 && controller) reload()
}

/** Unregisters foreign service workers: at once if one controls this page, otherwise when the browser is idle. */
export function dropForeignWorkers(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const container = {
    controller: serviceWorker.controller,
    getRegistrations: () => serviceWorker.getRegistrations(),
  }
  if (container.controller) void unregister(container)
  else whenIdle(() => void unregister(container))
}
