import type { ModuleParts } from '@callboard/core'
import { lobbyApi } from './api.ts'
import { lobbyRooms } from './rooms.ts'

export { GroupDirectory, type GroupFacts } from './application/group-directory.ts'
export * from './application/ports/index.ts'
export { TalentPages } from './application/talent-pages.ts'
export { UnusedPhotos } from './application/unused-photos.ts'
export type { CheckInRecord } from './domain/check-in-record.ts'
export type { Group } from './domain/group.ts'
export { isInLine } from './domain/line.ts'
export { lobbyModule } from './module.ts'

export const lobbyParts: ModuleParts = {
  name: 'lobby',
  api: lobbyApi,
  jobs: [],
  subscriptions: [],
  rooms: lobbyRooms,
}
