const NOTES = [523.25, 659.25, 783.99]
/** Seconds. */
const NOTE = 0.3

/** Three tones; call it where the page is touched. @returns when they have sounded */
export async function playTestSound(): Promise<void> {
  const context = new AudioContext()
  await context.resume()
  const start = context.currentTime + 0.05
  const ends = NOTES.map((frequency, index) => {
    const at = start + index * NOTE
    const tone = new OscillatorNode(context, { frequency, type: 'sine' })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(0.3, at + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.001, at + NOTE * 1.5)
    tone.connect(gain).connect(context.destination)
    const ended = new Promise((resolve) => tone.addEventListener('ended', resolve, { once: true }))
    tone.start(at)
    tone.stop(at + NOTE * 1.6)
    return ended
  })
  await Promise.all(ends)
  await context.close()
}
