const names: Readonly<Record<string, string>> = {
  page_view: 'Page viewed',
  page_leave: 'Page left',
  scroll_depth: 'Scrolled',
  link_click: 'Link clicked',
  button_click: 'Button pressed',
  signup: 'Signed up',
  profile_update: 'Profile changed',
}

/** The label of a tracking event; the server may record kinds that aren't known here. */
export const eventLabel = (eventName: string): string => names[eventName] ?? eventName.replaceAll('_', ' ')
