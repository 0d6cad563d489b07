import { type Actor, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { projectArchived } from '@callboard/projects/contract'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { DayKeeper } from './day-keeper.ts'

/** Cancels the appointments still to come. */
export class OnProjectArchived extends eventHandler(projectArchived, 'scheduling.cancel-project', {
  days: DayKeeper,
  sessions: SESSION_DIRECTORY,
}) {
  async run(_actor: Actor, { project_id }: PayloadOf<typeof projectArchived>): Promise<void> {
    const sessions = await this.needs.sessions.byProject(project_id)
    for (const { id } of sessions) await this.needs.days.settleSession(id)
  }
}
