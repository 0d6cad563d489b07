import { useCase } from '@callboard/core'
import { getOccupancy } from '../../contract/index.ts'
import { slotsOf } from '../../domain/slot-grid.ts'
import type { TimeFrame } from '../../domain/time-frame.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'

const placesOf = (frame: TimeFrame) =>
  slotsOf(frame).length * frame.roles.reduce((sum, { count }) => sum + count, 0)

/** Two statements, however many dates the session has. */
export const GetOccupancy = useCase(
  getOccupancy,
  { store: SCHEDULING_STORE },
  async ({ needs, subject: { session } }) => {
    const days = session.dates.map(({ id }) => id)
    const { frames, appointments } = await needs.store.read(async (repositories) => ({
      frames: await repositories.frames.ofDays(days),
      appointments: await repositories.appointments.ofDays(days),
    }))
    return days.flatMap((day) => {
      const ofDay = frames.filter(({ dayId }) => dayId === day)
      const ids = new Set(ofDay.map(({ id }) => id))
      const places = ofDay.reduce((sum, frame) => sum + placesOf(frame), 0)
      const booked = appointments.filter(({ frameId }) => ids.has(frameId)).length
      return ofDay.length > 0 ? [{ day, booked, places }] : []
    })
  },
)
