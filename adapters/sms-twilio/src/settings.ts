/** An account and the sender of its texts. */
export interface TwilioAccount {
  /** `AC…` */
  readonly accountSid: string
  /** Also the key that Twilio signs its reports with. */
  readonly authToken: string
  /** A number of the account (E.164 or a short code), or a Messaging Service (`MG…`). */
  readonly from: string
}

/** Settings that all accounts share. */
export interface TwilioLine {
  /** Where Twilio reports how a text fares, without a slash at the end: the id of the message comes after it. */
  readonly statusCallbackUrl: string
  /** Where Twilio's API is; default Twilio itself. */
  readonly apiBase?: string
  /** Milliseconds to wait for an answer; default 10,000. */
  readonly timeout?: number
}

/** The account of the install. */
export interface TwilioSettings extends TwilioAccount, TwilioLine {}

const ACCOUNT = /^AC[0-9a-f]{32}$/i
const SERVICE = /^MG[0-9a-f]{32}$/i
const NUMBER = /^(\+[1-9]\d{6,14}|\d{4,6})$/

export const isMessagingService = (from: string): boolean => SERVICE.test(from)

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:/.test(text)

/** @throws Error that names the setting at fault */
export function checkSettings({
  accountSid,
  authToken,
  from,
  statusCallbackUrl,
  apiBase,
}: TwilioSettings): void {
  if (!ACCOUNT.test(accountSid)) throw new Error('TWILIO_ACCOUNT_SID must be AC and 32 hexadecimal digits.')
  if (authToken.trim() === '') throw new Error('TWILIO_AUTH_TOKEN must not be empty.')
  if (!NUMBER.test(from) && !isMessagingService(from)) {
    throw new Error(
      'TWILIO_FROM must be a number like +13105550100, a short code or a Messaging Service (MG…).',
    )
  }
  if (!isWebAddress(statusCallbackUrl)) {
    throw new Error('CALLBOARD_PUBLIC_URL must be an http or https address, so that Twilio can report to it.')
  }
  if (apiBase !== undefined && !isWebAddress(apiBase)) {
    throw new Error('TWILIO_API must be an http or https address.')
  }
}
