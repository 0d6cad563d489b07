export { iceServers, type TurnSettings } from './ice-servers.ts'
