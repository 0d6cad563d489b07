/** Scrolls a strip until its current entry stands in the middle; the page around it stays where it is. */
export function centreCurrent(strip: HTMLElement | null): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current]:not([aria-current="false"])')
  if (!strip || !current) return
  const before = current.getBoundingClientRect().left - strip.getBoundingClientRect().left
  strip.scrollLeft += before - (strip.clientWidth - current.clientWidth) / 2
}
