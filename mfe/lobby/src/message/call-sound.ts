let context: AudioContext | undefined

/** Browsers let a page sound only after it was touched once: prepare at the first touch. @returns a function that stops waiting for it */
export function prepareSound(): () => void {
  const wake = () => {
    context ??= new AudioContext()
    void context.resume()
  }
  addEventListener('pointerdown', wake, { once: true })
  addEventListener('keydown', wake, { once: true })
  return () => {
    removeEventListener('pointerdown', wake)
    removeEventListener('keydown', wake)
  }
}

const NOTES = [659.25, 830.61, 987.77]
/** Seconds. */
const NOTE = 0.22

/** Three rising tones, twice, and the phone trembles. */
export function callAttention(): void {
  navigator.vibrate?.([200, 100, 200, 100, 400])
  if (context?.state !== 'running') return
  const start = context.currentTime + 0.05
  for (const [index, frequency] of [...NOTES, ...NOTES].entries()) {
    const at = start + index * NOTE + (index >= NOTES.length ? 0.3 : 0)
    const tone = new OscillatorNode(context, { frequency, type: 'sine' })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(0.25, at + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.001, at + NOTE * 1.6)
    tone.connect(gain).connect(context.destination)
    tone.start(at)
    tone.stop(at + NOTE * 1.7)
  }
}
