import { CLOCK, useCase } from '@callboard/core'
import { STAFF_WORK } from '@callboard/projects/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { getUserTraces } from '../../contract/index.ts'

export const GetUserTraces = useCase(
  getUserTraces,
  { work: STAFF_WORK, appointments: APPOINTMENT_QUERIES, clock: CLOCK },
  async ({ needs, input: { id } }) => {
    const now = needs.clock.now()
    const [{ projects, dates }, appointments] = await Promise.all([
      needs.work.of(id, now),
      needs.appointments.countToCome(id, now),
    ])
    return { projects, dates, appointments }
  },
)
