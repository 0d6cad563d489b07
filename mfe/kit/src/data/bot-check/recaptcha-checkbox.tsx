import { Skeleton, useScheme, VisuallyHidden } from '@callboard/kit/ui'
import { useEffect, useRef, useState } from 'react'
import { loadRecaptcha, type Recaptcha } from './load-recaptcha.ts'

export interface RecaptchaCheckboxProps {
  readonly siteKey: string
  /** How many answers have been used up; each needs a fresh one after it. */
  readonly used: number
  /** Gets the token for the server, and undefined when it has expired. */
  readonly onAnswer: (answer: string | undefined) => void
  /** Google's script did not come, or would not draw. */
  readonly onFailed: () => void
}

interface Drawn {
  readonly recaptcha: Recaptcha
  readonly id: number
}

/** The checkbox that Google draws. The functions must stay the same: new ones have it drawn anew. */
export function RecaptchaCheckbox({ siteKey, used, onAnswer, onFailed }: RecaptchaCheckboxProps) {
  const theme = useScheme()
  const place = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<Drawn>()

  useEffect(() => {
    let gone = false
    // The script draws only once into the same element.
    const box = document.createElement('div')
    place.current?.append(box)
    const draw = (recaptcha: Recaptcha) => {
      if (gone) return
      const id = recaptcha.render(box, {
        sitekey: siteKey,
        theme,
        callback: onAnswer,
        'expired-callback': () => onAnswer(undefined),
        'error-callback': () => onAnswer(undefined),
      })
      setDrawn({ recaptcha, id })
    }
    loadRecaptcha()
      .then(draw)
      .catch(() => {
        if (!gone) onFailed()
      })
    return () => {
      gone = true
      box.remove()
      setDrawn(undefined)
      onAnswer(undefined)
    }
  }, [siteKey, theme, onAnswer, onFailed])

  useEffect(() => {
    if (used === 0 || !drawn) return
    drawn.recaptcha.reset(drawn.id)
    onAnswer(undefined)
  }, [used, drawn, onAnswer])

  return (
    <div style={{ position: 'relative', width: 304, maxWidth: '100%', minHeight: 78 }}>
      {drawn ? null : (
        <div role="status" style={{ position: 'absolute', inset: 0 }}>
          <VisuallyHidden>Loading the check that you are not a robot</VisuallyHidden>
          <Skeleton h="100%" />
        </div>
      )}
      <div ref={place} />
    </div>
  )
}
