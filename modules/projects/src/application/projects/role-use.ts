import { DomainError, service } from '@callboard/core'
import { CHECK_IN_QUERIES } from '@callboard/lobby/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { ROLE_IN_USE, roleInUseText } from '../../contract/index.ts'
import type { Project } from '../../domain/project.ts'
import { rolesWithout } from '../../domain/roles.ts'
import type { ProjectsRepositories } from '../ports/index.ts'

const countOf = (counts: ReadonlyMap<string, number>, role: string) => {
  const same = [...counts].filter(([name]) => rolesWithout([role], [name]).length === 0)
  return same.reduce((sum, [, count]) => sum + count, 0)
}

/** Talent who hold the roles of a project. */
export class RoleUse extends service({ appointments: APPOINTMENT_QUERIES, checkIns: CHECK_IN_QUERIES }) {
  /**
   * Inside the write that takes roles out; until it ends, none of them is booked.
   * @throws DomainError conflict `role_in_use` when one is booked for a time still to come, or checked in
   */
  async requireUnused(
    { sessions }: ProjectsRepositories,
    before: Project,
    rolesAfter: readonly string[],
  ): Promise<void> {
    const removed = rolesWithout(before.roles, rolesAfter)
    if (removed.length === 0) return
    const sessionIds = (await sessions.outlines([before.id], null)).map(({ id }) => id)
    const booked = await this.needs.appointments.toComeByRole(sessionIds)
    const checkedIn = await this.needs.checkIns.byRole(sessionIds)
    for (const role of removed) {
      const details = { booked: countOf(booked, role), checked_in: countOf(checkedIn, role) }
      if (details.booked + details.checked_in === 0) continue
      const message = roleInUseText(role, details.booked, details.checked_in)
      throw new DomainError('conflict', ROLE_IN_USE, message, { details })
    }
  }
}
