import { useEffect, useState } from 'react'
import styles from './watermark.module.css'

const MINUTE = 60_000
/** Enough that a part of the picture without any is too small to be of use. */
const PLACES = Array.from({ length: 9 }, (_, at) => at)

const sayTime = (now: Date) => now.toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'short' })

/** Says over a picture who sees it, and when: a film of the screen can be told. */
export function Watermark({ name }: { readonly name: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={styles.root} aria-hidden data-watermark={name}>
      {PLACES.map((place) => (
        <span key={place}>
          {name}
          <br />
          {sayTime(now)}
        </span>
      ))}
    </div>
  )
}
