let context: AudioContext | undefined

/** Lets the page sound; called in a press, as browsers ask for one. */
export async function allowSound(): Promise<void> {
  context ??= new AudioContext()
  await context.resume()
}

export interface Tone {
  /** Hz */
  readonly frequency: number
  /** seconds from the first tone */
  readonly at: number
}

/**
 * Plays soft tones. Silent until the page was touched once since it was loaded.
 * @param length seconds of one tone, of which the last part fades
 * @param loudness up to 1
 */
export function playTones(tones: readonly Tone[], length: number, loudness: number): void {
  if (context?.state !== 'running') return
  const start = context.currentTime + 0.05
  for (const { frequency, at } of tones) {
    const begin = start + at
    const tone = new OscillatorNode(context, { frequency, type: 'sine' })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, begin)
    gain.gain.linearRampToValueAtTime(loudness, begin + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.001, begin + length * 0.9)
    tone.connect(gain).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + length)
  }
}
