/** The bot check of forms that are open to everybody; its box is an entry of its own, for the installs that show one. */
export { type BotCheck, useBotCheck } from './use-bot-check.ts'
