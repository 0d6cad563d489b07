type Stands = Pick<HTMLMediaElement, 'ended' | 'currentTime' | 'duration'>

/** Seconds before the length: two or three frames, which browsers do not always play out. */
const LAST = 0.1

/** @returns whether a film stands at its end, also where the browser does not say so */
export const hasEnded = ({ ended, currentTime, duration }: Stands): boolean =>
  ended || duration - currentTime <= LAST
