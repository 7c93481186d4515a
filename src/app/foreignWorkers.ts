/**
 * Removes service workers of our scope. This build has none; one that a build with mocks has left would keep answering
 * the API. What it has answered already is of no use: the page loads once more.
 */
export async function dropForeignWorkers(
  workers: ServiceWorkerContainer | undefined = navigator.serviceWorker as ServiceWorkerContainer | undefined,
  reload: () => void = () => location.reload(),
): Promise<void> {
  try {
    const registrations = (await workers?.getRegistrations()) ?? []
    if (registrations.length === 0) return
    await Promise.all(registrations.map((registration) => registration.unregister()))
    if (workers?.controller) reload()
  } catch {
    // Not to be had in this browser or in this mode: then there is none.
  }
}
