import { BLOB_STORE, CLOCK, dayIn, useCase } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { actOnRecord, callNext, type RecordAction, undoStep } from '../../contract/index.ts'
import { runningDate } from '../../domain/index.ts'
import type { CallIntoGroup } from '../groups/current-group.ts'
import { GroupTakes } from '../groups/group-takes.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { changedMeanwhile, expectVersion, lockedRecord } from './locked-record.ts'
import { RecordTransition } from './record-transition.ts'
import { staffRecordView } from './record-view.ts'

/** How a call-in joins the current group; undefined: it does not. */
async function groupOf(
  { takes }: { readonly takes: GroupTakes },
  sessionId: string,
  { to_group = false, same_group = false, undoable = false }: Omit<InputOf<typeof callNext>, 'session'>,
): Promise<CallIntoGroup | undefined> {
  if (!to_group) return undefined
  return { taken: same_group ? null : await takes.of(sessionId), undoable }
}

/** Steps after which a talent is not in front of the camera any more. */
const LEAVES: readonly RecordAction[] = ['call-to-lobby', 'skip', 'on-deck']
const NOBODY: ReadonlySet<string> = new Set()

export const ActOnRecord = useCase(
  actOnRecord,
  { store: LOBBY_STORE, takes: GroupTakes, transition: RecordTransition, blobs: BLOB_STORE },
  async ({ needs, input, subject: { session } }) => {
    const toGroup = await groupOf(needs, session.id, input)
    const recorded = LEAVES.includes(input.action) ? await needs.takes.recorded(session.id) : NOBODY
    return await needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, input.id)
      expectVersion(record, input.version, needs.blobs)
      const { transition, blobs } = needs
      const after = await transition.apply(repositories, outbox, session, record, input.action, {
        toGroup,
        hasTake: recorded.has(record.id),
      })
      return outbox.answer(staffRecordView(after, blobs))
    })
  },
)

/** Calls in the head of today's line. The session is locked meanwhile, so no two callers get the same talent. */
export const CallNext = useCase(
  callNext,
  { store: LOBBY_STORE, takes: GroupTakes, transition: RecordTransition, blobs: BLOB_STORE, clock: CLOCK },
  async ({ needs, input, subject: { session } }) => {
    const date = runningDate(session.dates, dayIn(session.timeZone, needs.clock.now()))
    if (!date) return { record: null }
    const toGroup = await groupOf(needs, session.id, input)
    return await needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const [next] = await repositories.records.firstInLine(date.id, 1)
      if (!next) return { record: null }
      const called = await needs.transition.apply(repositories, outbox, session, next, 'call-in', {
        toGroup,
      })
      return outbox.answer({ record: staffRecordView(called, needs.blobs) })
    })
  },
)

/** A step is the latest one until another step, also a finish of the group, changes the talent. */
export const UndoStep = useCase(
  undoStep,
  { store: LOBBY_STORE, transition: RecordTransition, blobs: BLOB_STORE },
  ({ needs: { store, transition, blobs }, input: { id, version }, subject: { session } }) =>
    store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, id)
      const { stepBack, held } = record
      if (stepBack === null || held !== null || stepBack.version > version)
        throw changedMeanwhile(record, blobs)
      const after = await transition.takeBack(repositories, outbox, session, record, stepBack)
      return outbox.answer(staffRecordView(after, blobs))
    }),
)
