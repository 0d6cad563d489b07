import { service } from '@callboard/core'
import type { StaffWork } from '../queries/index.ts'
import { PROJECTS_STORE } from './ports/index.ts'

export class StoredStaffWork extends service({ store: PROJECTS_STORE }) implements StaffWork {
  async of(userId: string, now: Date): Promise<{ projects: number; alone: number; dates: number }> {
    // The day of UTC: a date of today may be left out or counted once too often where the zone is far from it.
    const today = now.toISOString().slice(0, 10)
    return await this.needs.store.read(({ projects }) => projects.workOf(userId, today))
  }

  async counts(userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return await this.needs.store.read(({ projects }) => projects.countsOf(userIds))
  }
}
