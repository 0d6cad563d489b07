import { type Actor, CLOCK, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { STAFF_WORK } from '@callboard/projects/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { getUserTraces } from '../../contract/index.ts'

export class GetUserTraces extends useCase(getUserTraces, {
  work: STAFF_WORK,
  appointments: APPOINTMENT_QUERIES,
  clock: CLOCK,
}) {
  async run(_actor: Actor, { id }: InputOf<typeof getUserTraces>): Promise<ReplyOf<typeof getUserTraces>> {
    const now = this.needs.clock.now()
    const [{ projects, dates }, appointments] = await Promise.all([
      this.needs.work.of(id, now),
      this.needs.appointments.countToCome(id, now),
    ])
    return { projects, dates, appointments }
  }
}
