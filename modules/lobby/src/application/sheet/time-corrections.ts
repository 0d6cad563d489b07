import { type Actor, CLOCK, denied, IDS, service } from '@callboard/core'
import type { SheetRow } from '../../contract/index.ts'
import { type CheckInRecord, correctionsOf, type TimeCorrection } from '../../domain/index.ts'
import type { LobbyRepositories } from '../ports/index.ts'

/** What changes of a sheet by hand have replaced. */
export class TimeCorrections extends service({ clock: CLOCK, ids: IDS }) {
  /** Keeps the times of the former record that the later one does not have. */
  async note(
    { corrections }: LobbyRepositories,
    actor: Actor,
    before: CheckInRecord,
    after: CheckInRecord,
  ): Promise<void> {
    if (actor.kind !== 'user') throw denied()
    const who = { byId: actor.userId, by: actor.name, at: this.needs.clock.now() }
    for (const change of correctionsOf(before, after))
      await corrections.add({ id: this.needs.ids.next(), recordId: after.id, ...who, ...change })
  }
}

/** The corrections of each check-in, in their order. */
export const correctionViews = (
  found: readonly TimeCorrection[],
): ReadonlyMap<string, SheetRow['corrections']> =>
  new Map(
    [...Map.groupBy(found, ({ recordId }) => recordId)].map(([id, ofRecord]) => [
      id,
      ofRecord.map(({ time, before, after, by, at }) => ({ time, before, after, by, at: at.toISOString() })),
    ]),
  )
