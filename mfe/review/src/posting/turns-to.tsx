import { Button, VisuallyHidden } from '@callboard/kit/ui'
import { type CSSProperties, useEffect, useRef } from 'react'
import { TURN_AFTER } from './plays-on.ts'
import styles from './turns-to.module.css'

/**
 * Over a take that has ended: to whom the answers turn by themselves, unless the reader does anything meanwhile. In the
 * row of the way on, which names the talent, it is the way to stay.
 */
export default function TurnsTo(props: {
  readonly name: string
  readonly isRow?: boolean
  readonly onStay: () => void
}) {
  const { name, onStay } = props
  const root = useRef<HTMLDivElement>(null)
  const stay = useRef(onStay)
  useEffect(() => {
    stay.current = onStay
  })
  useEffect(() => {
    const left = new AbortController()
    const done = ({ target }: Event) => {
      // The button is there until its press is over, which would end on the take otherwise.
      if (!(target instanceof Node && root.current?.contains(target))) stay.current()
    }
    for (const doing of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(doing, done, { capture: true, signal: left.signal })
    return () => left.abort()
  }, [])
  const coming = `Next: ${name}`
  return (
    <div
      ref={root}
      className={props.isRow ? styles.row : `${styles.over} ${styles.line}`}
      style={{ '--turn-after': `${TURN_AFTER}ms` } as CSSProperties}
    >
      <p role="status">{props.isRow ? <VisuallyHidden>{coming}</VisuallyHidden> : coming}</p>
      <Button variant="default" onClick={onStay}>
        Stay
      </Button>
    </div>
  )
}
