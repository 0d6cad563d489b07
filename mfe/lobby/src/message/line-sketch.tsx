import { Line, Lines } from '@callboard/kit/lines'
import { useState } from 'react'
import styles from './line-sketch.module.css'

/** Lines that are drawn before the own one; a longer line is cut in its middle. */
const MOST = 5

/** Where one stands: nameless lines before the own one. The words above say the same. */
export function LineSketch({ place, name }: { readonly place: number; readonly name: string }) {
  const ahead = Array.from({ length: place - 1 }, (_, index) => index + 1)
  const [before, setBefore] = useState({ place, isCloser: false })
  if (before.place !== place) setBefore({ place, isCloser: place < before.place })
  const shown = ahead.length > MOST ? [...ahead.slice(0, 2), ...ahead.slice(-2)] : ahead
  return (
    // A new element for each place, so that the line moves up each time.
    <Lines
      key={place}
      slots={['time']}
      isOrdered
      className={styles.sketch}
      data-closer={before.isCloser || undefined}
      aria-hidden
    >
      {shown.map((number, index) => (
        <Line
          key={number}
          size={40}
          className={styles.ahead}
          data-gap={number - (shown[index - 1] ?? 0) > 1 || undefined}
          time={number}
          name={<i />}
        />
      ))}
      <Line size={40} isOwn time={place} name={name} />
    </Lines>
  )
}
