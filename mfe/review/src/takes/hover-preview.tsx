import { useReducedMotion } from '@callboard/kit/ui'
import { type PointerEvent, useEffect, useState } from 'react'

/** A pointer that only passes by loads nothing. Milliseconds. */
const REST = 180

/** @returns props of the card, and whether its take is to run now */
export function useHover() {
  const [over, setOver] = useState(false)
  const [rests, setRests] = useState(false)
  const still = useReducedMotion()
  useEffect(() => {
    if (!over) return setRests(false)
    const timer = setTimeout(() => setRests(true), REST)
    return () => clearTimeout(timer)
  }, [over])
  return {
    hovered: rests && !still,
    handlers: {
      onPointerEnter: (event: PointerEvent) => setOver(event.pointerType === 'mouse'),
      onPointerLeave: () => setOver(false),
    },
  }
}

/** A take running silently over its picture. */
export function HoverPreview({ url }: { readonly url: string }) {
  const [gone, setGone] = useState(false)
  // Addresses are signed anew all the time; the one it began with goes on.
  const [src] = useState(url)
  if (gone) return null
  return (
    <video
      className="review-card-preview"
      src={src}
      muted
      autoPlay
      loop
      playsInline
      aria-hidden
      tabIndex={-1}
      onError={() => setGone(true)}
    />
  )
}
