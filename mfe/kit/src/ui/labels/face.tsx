import { useState } from 'react'
import { firstLetter } from '../text/first-letter.ts'
import styles from './face.module.css'

export interface FaceProps {
  /** Talent are square, colleagues and clients round: one sees who is cast and who casts. */
  readonly of: 'talent' | 'colleague'
  readonly name: string
  readonly src?: string | null
  /** Pixels. */
  readonly size: 24 | 32 | 44 | 72 | 120
  /** Words for the picture where the name does not stand beside it. */
  readonly alt?: string
  /** Id of the person whose face is seen on its way when a list moves them; see `moving`. */
  readonly moves?: string
}

/** The first letters of the first and the last word of a name. */
export function nameInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const last = words.length > 1 ? words.at(-1) : undefined
  return `${firstLetter(words[0]) || '?'}${firstLetter(last)}`.toUpperCase()
}

/** The picture of a person; initials where there is none, or while it cannot be loaded. */
export function Face({ of, name, src, size, alt = '', moves }: FaceProps) {
  const [failed, setFailed] = useState<string>()
  const isShown = src != null && src !== failed
  return (
    <span
      className={styles.root}
      data-of={of}
      data-size={size}
      data-moves={moves}
      {...(isShown || alt === '' ? {} : { role: 'img', 'aria-label': alt })}
    >
      {isShown ? (
        <img src={src} alt={alt} loading="lazy" onError={() => setFailed(src)} />
      ) : (
        <span aria-hidden>{nameInitials(name)}</span>
      )}
    </span>
  )
}
