/** An account of one's own at the provider of chat. */
export interface ChatAccount {
  readonly appId: string
  readonly auth: string
  readonly apiKey: string
}

const APP_ID = /^[A-Za-z0-9_-]{1,60}$/

export const isAppId = (typed: string): boolean => APP_ID.test(typed)
