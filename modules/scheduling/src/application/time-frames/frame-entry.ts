import { invalid } from '@callboard/core'
import type { Infer } from '@callboard/core/http-contract'
import { SLOT_LENGTHS, type TimeFrameFields } from '../../contract/index.ts'
import type { FrameEntry } from '../../domain/frame-rules.ts'
import { shortTime } from '../../domain/wall-time.ts'

/** @throws DomainError invalid when the slots have none of the lengths on offer */
export function frameEntry(
  fields: Infer<typeof TimeFrameFields>,
  { date, zone }: { date: string; zone: string },
): FrameEntry {
  if (!SLOT_LENGTHS.some((length) => length === fields.length_time_slot)) {
    throw invalid('length_time_slot', 'Time slot is required')
  }
  return {
    date,
    zone,
    name: fields.name,
    startTime: fields.start_time,
    endTime: shortTime(fields.end_time),
    slotSeconds: fields.length_time_slot * 60,
    roles: fields.roles.map(({ role, participants_count }) => ({ role, count: participants_count })),
  }
}
