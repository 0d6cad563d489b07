import { playTones } from '../../shared/tones.ts'

/** Two soft tones. */
export const soundArrival = (): void =>
  playTones(
    [
      { frequency: 784, at: 0 },
      { frequency: 1046.5, at: 0.16 },
    ],
    0.32,
    0.12,
  )
