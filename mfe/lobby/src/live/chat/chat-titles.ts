import type { RoomPlace } from '../room-place.ts'

export const CHAT_TITLES: Readonly<Record<RoomPlace, string>> = {
  main: 'Chat',
  test: 'Virtual Lobby chat',
  backoffice: 'Back Office chat',
}
