import type { LobbyStore } from '../application/ports/index.ts'

/** A fresh store for one test. */
export interface LobbyHarness {
  readonly store: LobbyStore
  stop(): Promise<void>
}

export type MakeLobby = () => Promise<LobbyHarness>
