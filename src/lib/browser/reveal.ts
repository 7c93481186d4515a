/** Opens the folded parts of the page that an element is in, so that it can be focused and seen. */
export function reveal(element: Element | null | undefined): void {
  for (let box = element?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true
}
