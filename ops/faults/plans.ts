import { Chance } from '../../features/e2e/support/chance.ts'
import type { Peer } from '../../features/peers/peer.ts'
import type { Production } from '../../features/peers/production.ts'

/** Prints events of the run, and waits. */
export interface Note {
  (text: string): void
  pause(milliseconds: number): Promise<void>
}

export interface FaultPlan {
  readonly name: string
  /** Causes the faults while the writers run. */
  run(note: Note): Promise<void>
}

/**
 * Kills one process after the other, in random order, and starts it again as a supervisor would.
 * `CALLBOARD_SEED` repeats the order and the pauses of a run that has printed its seed.
 */
export const killsOf = ({ apis, workers }: Production, kills: number): FaultPlan => ({
  name: `${kills} kills of random processes`,
  async run(note) {
    const chance = new Chance()
    note(`seed ${chance.seed}`)
    const processes = [...apis, ...workers]
    for (let kill = 1; kill <= kills; kill += 1) {
      await note.pause(chance.within(100, 1_500))
      const victim = chance.of(processes)
      await victim.stop('SIGKILL')
      await victim.start()
      if (kill % 10 === 0) note(`${kill} kills`)
    }
  },
})

/** Kills a peer, as a crash would, and starts it again with the same data. */
export const outageOf = (name: string, peer: Peer, seconds: number): FaultPlan => ({
  name: `${name} away for ${seconds} s`,
  async run(note) {
    await peer.stop('SIGKILL')
    note(`${name} is away`)
    await note.pause(seconds * 1_000)
    await peer.start()
    note(`${name} is back`)
  },
})
