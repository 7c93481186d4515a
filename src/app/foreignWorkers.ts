/**
 * Unregisters service workers in our scope. This build has none; one left by a build with mocks would keep intercepting
 * the API. Its earlier responses are invalid, so the page reloads once.
 */
export async function dropForeignWorkers(
  workers: ServiceWorkerContainer | undefined = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  reload: () => void = () => location.reload(),
): Promise<void> {
  try {
    const registrations = (await workers?.getRegistrations()) ?? []
    if (registrations.length === 0) return
    await Promise.all(registrations.map((registration) => registration.unregister()))
    if (workers?.controller) reload()
  } catch {
    // Not supported in this browser or mode: then there is none.
  }
}
