/** Plays takes: one player with the same bar and the same keys everywhere. */
export { clockWords, frameAway, nextSpeed, positionWords, speedWords } from './play-words.ts'
export { type PlayerMark, PlayerTrack } from './player-track.tsx'
export { type Played, type PlayerHandle, TakePlayer } from './take-player.tsx'
export { type PlayerControls, usePlayerKeys } from './use-player-keys.ts'
