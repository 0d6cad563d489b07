import type { RoomServing } from '@callboard/core'
import { ScheduleRoomGuard } from './application/schedule-room-guard.ts'
import * as contract from './contract/index.ts'

export const schedulingRooms: readonly RoomServing[] = [
  { room: contract.scheduleRoom, guard: ScheduleRoomGuard },
]
