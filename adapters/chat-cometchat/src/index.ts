export { type CometChatSettings, cometChat } from './comet-chat.ts'
