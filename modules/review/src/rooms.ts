import type { RoomServing } from '@callboard/core'
import { ArchivesRoomGuard } from './application/archives-room-guard.ts'
import * as contract from './contract/index.ts'

export const reviewRooms: readonly RoomServing[] = [{ room: contract.archivesRoom, guard: ArchivesRoomGuard }]
