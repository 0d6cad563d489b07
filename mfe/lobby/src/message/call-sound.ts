import { allowSound, playTones } from '../shared/tones.ts'

/** Browsers let a page sound only after it was touched once: prepare at the first touch. @returns a function that stops waiting for it */
export function prepareSound(): () => void {
  const wake = () => void allowSound()
  addEventListener('pointerdown', wake, { once: true })
  addEventListener('keydown', wake, { once: true })
  return () => {
    removeEventListener('pointerdown', wake)
    removeEventListener('keydown', wake)
  }
}

const RISING = [659.25, 830.61, 987.77]
/** Seconds between two tones, and from the first tone to its repetition. */
const STEP = 0.22
const AGAIN = 0.96

/** Three rising tones, twice, and the phone trembles. */
export function callAttention(): void {
  // Like sound, it is refused on a page that was not touched.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200, 100, 400])
  const once = RISING.map((frequency, index) => ({ frequency, at: index * STEP }))
  playTones([...once, ...once.map(({ frequency, at }) => ({ frequency, at: at + AGAIN }))], 0.37, 0.25)
}
