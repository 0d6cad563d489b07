import { useKeys } from '@callboard/kit/keys'

/**
 * J, K and the arrows lead the focus from card to card; Enter opens the card that has it, as a press does.
 * @param cards selector of what takes the focus, in the order of the page
 */
export default function CardKeys({ cards }: { readonly cards: string }) {
  const step = (by: 1 | -1) => () => {
    const all = [...document.querySelectorAll<HTMLElement>(cards)]
    const place = all.indexOf(document.activeElement as HTMLElement)
    all[place < 0 ? 0 : place + by]?.focus()
  }
  useKeys('list', { next: step(1), previous: step(-1) })
  return null
}
