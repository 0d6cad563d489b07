import type { TimeFrame as TimeFrameView } from '../../contract/index.ts'
import type { TimeFrame } from '../../domain/time-frame.ts'

export const frameView = (frame: TimeFrame): TimeFrameView => ({
  _id: frame.id,
  session: frame.sessionId,
  day: frame.dayId,
  date: frame.date,
  time_zone: frame.zone,
  name: frame.name,
  start_time: frame.startTime,
  end_time: frame.endTime,
  length_time_slot: frame.slotSeconds / 60,
  roles: frame.roles.map(({ role, count }) => ({ role, participants_count: count })),
  version: frame.version,
})
