export { type TwrSettings, twrWaitingRoom } from './twr-waiting-room.ts'
