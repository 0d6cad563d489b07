/** Where CometChat keeps an app. */
export const CHAT_REGIONS = ['us', 'eu', 'in'] as const
export type ChatRegion = (typeof CHAT_REGIONS)[number]
export const DEFAULT_CHAT_REGION: ChatRegion = 'us'
