/**
 * Unregisters service workers in our scope. This build has none; one left by a build with mocks would keep intercepting
 * the API. Its earlier responses are invalid, so the page that it controls reloads once.
 */
export async function dropForeignWorkers(
  found: readonly Pick<ServiceWorkerRegistration, 'unregister'>[],
  { controller }: Pick<ServiceWorkerContainer, 'controller'> = navigator.serviceWorker,
  reload: () => void = () => location.reload(),
): Promise<void> {
  await Promise.allSettled(found.map((registration) => registration.unregister()))
  if (found.length > 0 && controller) reload()
}
