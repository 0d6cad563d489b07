/** Text of a message before the values are put in. Placeholders are written `{{NAME}}`. */
export interface MessageTemplate {
  /** E-mail only. */
  readonly subject: string
  /** E-mail only: MJML elements of one column. */
  readonly body: string
  /** SMS only. */
  readonly text: string
  /** Placeholders that stand for nothing when no value is given. */
  readonly optional: readonly string[]
  /** A placeholder that own words without it get at their end: the message is of no use without this link. */
  readonly link: string | null
  /** Carries something only the recipient may have: the log does not keep it once a provider has it. */
  readonly secret: boolean
}

const NOTHING: MessageTemplate = { subject: '', body: '', text: '', optional: [], link: null, secret: false }

type MailTexts = Pick<MessageTemplate, 'subject' | 'body'> &
  Partial<Pick<MessageTemplate, 'optional' | 'link' | 'secret'>>

export const mailTemplate = (mail: MailTexts): MessageTemplate => ({ ...NOTHING, ...mail })
export const textTemplate = (text: string, link: string | null = null): MessageTemplate => ({
  ...NOTHING,
  text,
  link,
})

export const paragraph = (words: string) => `<mj-text>${words}</mj-text>`
/** @param link a placeholder that holds an address */
export const button = (words: string, link: string) => `<mj-button href="{{${link}}}">${words}</mj-button>`
