export { type PushSettings, webPush } from './web-push.ts'
