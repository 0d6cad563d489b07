import type { RoomServing } from '@callboard/core'
import { PageRoomGuard } from './application/page-room-guard.ts'
import * as contract from './contract/index.ts'

export const postingRooms: readonly RoomServing[] = [{ room: contract.pageRoom, guard: PageRoomGuard }]
