import { flushSync } from 'react-dom'

/** The name under which the browser knows the face that moves; see `base.css`. */
const NAME = 'moving-face'
/** Longer lists would cost more than 180 ms to picture. */
const MOST_LINES = 200

const facesOf = (id: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-moves="${CSS.escape(id)}"]`),
]

/**
 * Does what moves a person to another place of the page, and lets their face be seen on its way there. Without view
 * transitions, with reduced motion or in a long list it only does it.
 * @param id what `Face` has as `moves`, before and after
 * @returns what the change returns
 */
export function moving<T>(id: string, change: () => Promise<T>): Promise<T> {
  const before = facesOf(id)
  const from = before[0]
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isLong = document.querySelectorAll('[data-moves]').length > MOST_LINES
  if (!from || isStill || isLong || !document.startViewTransition) return change()
  return new Promise((resolve, reject) => {
    let to: HTMLElement | undefined
    from.style.viewTransitionName = NAME
    const transition = document.startViewTransition(() => {
      flushSync(() => void change().then(resolve, reject))
      from.style.viewTransitionName = ''
      const after = facesOf(id)
      to = after.find((face) => !before.includes(face)) ?? after[0]
      if (to) to.style.viewTransitionName = NAME
    })
    void transition.finished.finally(() => {
      if (to) to.style.viewTransitionName = ''
    })
    // A transition that another one overtakes, or whose page is hidden, was still done.
    transition.ready.catch(() => undefined)
  })
}
