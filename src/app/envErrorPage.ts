/** Lists the invalid settings that prevent startup. Plain DOM: nothing else of the app can be used yet. */
export function showEnvErrors(root: HTMLElement, problems: readonly string[]): void {
  const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) =>
    Object.assign(document.createElement(tag), { textContent: text })
  const list = document.createElement('ul')
  list.append(...problems.map((problem) => element('li', problem)))
  const main = document.createElement('main')
  main.append(
    element('h1', 'This installation isn’t set up yet'),
    element('p', 'The app can’t start until these settings are fixed:'),
    list,
    element(
      'p',
      'Every setting is explained in .env.example. They come from the build or from config.json beside index.html.',
    ),
  )
  document.title = 'Not set up'
  root.replaceChildren(main)
}
