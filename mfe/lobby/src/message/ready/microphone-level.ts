/** Milliseconds between two looks. */
const EVERY = 100
/** Loudness of plain speech into a phone, as root mean square; the meter is full there. */
const FULL = 0.12
/** Below it a room is silent. */
export const HEARD = 0.08

/**
 * Watches the loudness of a stream.
 * @param onLevel 0 to 1, ten times a second
 * @returns a function that ends it
 */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  void context.resume()
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  const source = context.createMediaStreamSource(stream)
  source.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const look = () => {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    onLevel(Math.min(1, Math.sqrt(power) / FULL))
  }
  const timer = setInterval(look, EVERY)
  return () => {
    clearInterval(timer)
    source.disconnect()
    void context.close()
  }
}
