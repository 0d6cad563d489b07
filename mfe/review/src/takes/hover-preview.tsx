import { useSteadyAddress } from '@callboard/kit/takes'
import { type PointerEvent, useEffect, useState } from 'react'
import styles from '../review/review.module.css'

/** A pointer that only passes by loads nothing. Milliseconds. */
const REST = 180

/** Asked when a pointer comes: a wall has hundreds of cards. */
const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** @returns props of the card, and whether its take is to run now */
export function useHover() {
  const [over, setOver] = useState(false)
  const [rests, setRests] = useState(false)
  useEffect(() => {
    if (!over) return setRests(false)
    const timer = setTimeout(() => setRests(true), REST)
    return () => clearTimeout(timer)
  }, [over])
  return {
    hovered: rests,
    handlers: {
      onPointerEnter: (event: PointerEvent) => setOver(event.pointerType === 'mouse' && !isStill()),
      onPointerLeave: () => setOver(false),
    },
  }
}

/** A take running silently over its picture. */
export function HoverPreview(props: { readonly of: string; readonly url: string }) {
  const { src, trouble, failed, working } = useSteadyAddress(props.of, props.url)
  if (src === null || trouble !== 'none') return null
  return (
    <video
      className={styles.cardPreview}
      src={src}
      muted
      autoPlay
      loop
      playsInline
      aria-hidden
      tabIndex={-1}
      onPlaying={working}
      onError={failed}
    />
  )
}
