import type { JitsiState } from './jitsi-visit.ts'

/** Tries of a second each, after which the wait is explained. */
const MANY_TRIES = 4

/** @returns words for the present state, `undefined` when the shown meeting needs none */
export function jitsiWords(state: JitsiState): string | undefined {
  switch (state.kind) {
    case 'loading':
      return state.tries < MANY_TRIES
        ? 'Connecting to the meeting…'
        : 'The meeting service does not answer. This page goes on trying every second; check your connection meanwhile.'
    case 'entering':
      return state.slow ? 'Entering the room takes longer than it should.' : 'Entering the room…'
    case 'in':
      return undefined
    case 'refused':
      return state.stale
        ? 'Your pass for this room has expired. A new one is being fetched.'
        : 'The meeting was interrupted. Connecting again…'
    case 'removed':
      return 'You are not in this room any more.'
  }
}
