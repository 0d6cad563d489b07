import type { RoomServing } from '@callboard/core'
import { MeetingRoomGuard } from './application/meeting-room-guard.ts'
import { SessionRoomGuard } from './application/session-room-guard.ts'
import { TalentRoomGuard } from './application/talent-room-guard.ts'
import { TalentSessionRoomGuard } from './application/talent-session-room-guard.ts'
import * as contract from './contract/index.ts'

export const lobbyRooms: readonly RoomServing[] = [
  { room: contract.sessionRoom, guard: SessionRoomGuard },
  { room: contract.talentSessionRoom, guard: TalentSessionRoomGuard },
  { room: contract.talentRoom, guard: TalentRoomGuard },
  { room: contract.meetingRoom, guard: MeetingRoomGuard },
]
