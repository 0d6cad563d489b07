/** Plays takes: one player with the same bar and the same keys everywhere. */
export type { PlayerMark } from './player-track.tsx'
export { type PlayerHandle, TakePlayer } from './take-player.tsx'
