import { defineJob, jobHandler } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { Type } from '@sinclair/typebox'
import { released, toldGoodbye } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { TalentTexts } from '../talent/talent-texts.ts'
import { heldBy } from './group-members.ts'

/** Runs when the finish of a group can no longer be undone. */
export const tellFinished = defineJob({
  name: 'lobby.tell-finished',
  queue: 'messages',
  payload: Type.Object({ session: Type.String(), group: Type.String(), finished_at: Type.String() }),
  attempts: 8,
  backoff: 500,
  timeout: 30_000,
})

/**
 * Tells the talent of a finished group that they are done, and those who were not there that they are in the lobby,
 * unless the finish was undone or they were called again.
 */
export const TellFinished = jobHandler(
  tellFinished,
  { store: LOBBY_STORE, sessions: SESSION_DIRECTORY, signals: LobbySignals, texts: TalentTexts },
  async ({ needs, payload: asked }) => {
    const session = await needs.sessions.session(asked.session)
    await needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(asked.session)
      const group = await repositories.groups.find(asked.group)
      // Finished again since: that finish has a job of its own.
      if (!group?.finishedAt || group.finishedAt.toISOString() !== asked.finished_at) return
      const { finishedAt } = group
      const told = (await heldBy(repositories, group)).map((record) => {
        const free = released(record)
        return record.groupId === group.id ? toldGoodbye(free, finishedAt) : free
      })
      for (const record of told) {
        await repositories.records.save(record)
        needs.signals.recordAndTalent(outbox, record)
      }
      const done = told.filter(({ groupId }) => groupId === group.id)
      if (session) await needs.texts.goodbye(repositories, outbox, done, session, finishedAt)
    })
  },
)
