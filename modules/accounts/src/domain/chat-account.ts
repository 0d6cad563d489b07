import type { ChatRegion } from '../contract/chat-region-rules.ts'

/** An account of one's own at the provider of chat. */
export interface ChatAccount {
  readonly appId: string
  /** where the provider keeps the app */
  readonly region: ChatRegion
  readonly auth: string
  readonly apiKey: string
}

const APP_ID = /^[A-Za-z0-9_-]{1,60}$/

export const isAppId = (typed: string): boolean => APP_ID.test(typed)
