import type { HelperState } from './helper-line.ts'

/** Milliseconds while the dialog is open, and while the button tells how it goes. */
const LOOKED_AT_MS = 3_000
const BESIDE_MS = 15_000
/** A browser writes each question that nobody answers to its console. */
const AWAY_MS = 300_000

/** Milliseconds until the helper is asked again. @param helper as it was told last */
export function askAgainMs(isOpen: boolean, helper: HelperState | undefined): number {
  if (isOpen) return LOOKED_AT_MS
  return helper?.kind === 'none' ? AWAY_MS : BESIDE_MS
}
