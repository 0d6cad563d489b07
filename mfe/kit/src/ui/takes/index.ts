/** What stands around a player: the strip of pictures, the order of takes, and addresses that are renewed when they expire. */
export { FilmStrip } from './film-strip.tsx'
export { lengthWords } from './length-words.ts'
export { type Renew, RenewAddresses } from './renew-addresses.tsx'
export { TakeMarks } from './take-marks.tsx'
export { firstShown, neighbour, nextPlaying } from './take-order.ts'
export { TakePicture } from './take-picture.tsx'
export { ADVANCE_AFTER, useDelayed } from './use-delayed.ts'
export { useSteadyAddress } from './use-steady-address.ts'
