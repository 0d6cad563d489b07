import { CometChatServer } from '../../adapters/chat-cometchat/src/testing/comet-chat-server.ts'

export interface CometChat {
  /** The settings of a process that says its chats there. */
  readonly env: Readonly<Record<string, string>>
  /** Its app, and what was said in it. */
  readonly server: CometChatServer
  stop(): Promise<void>
}

/** A server that speaks the calls of CometChat that the product makes. */
export async function startCometChat(): Promise<CometChat> {
  const server = new CometChatServer()
  return { env: { COMETCHAT_API: await server.start() }, server, stop: () => server.stop() }
}
