import type { ReplyOf } from '@callboard/core/http-contract'
import type { CopiedToPage, countAuditionLinks } from '@callboard/posting/contract'

type Mailed = NonNullable<CopiedToPage['audition_links']>

const sentences = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

const without = (count: number) => (count === 0 ? '' : `${count} ${count === 1 ? 'has' : 'have'} no address.`)

const getOne = (count: number) =>
  `${count === 0 ? 'No' : count} talent ${count > 1 ? 'get' : 'gets'} an e-mail.`

const counted = ({ talent, without_address, mailed_before }: Mailed) =>
  sentences(
    getOne(talent),
    without(without_address),
    mailed_before === 0 ? '' : `${mailed_before} had it with this page before.`,
  )

/** Before groups are copied. */
export const toBeMailedWords = ({ sends_mail, ...mails }: ReplyOf<typeof countAuditionLinks>): string =>
  sentences(
    counted(mails),
    sends_mail ? '' : 'This install has no mail server: e-mails stay in the message log.',
  )

/** What the word of a copy ends with. @param mails undefined: none were asked for */
export const mailedWords = (mails: Mailed | undefined): string => (mails ? ` ${counted(mails)}` : '')
