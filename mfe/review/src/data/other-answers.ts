import { call } from '@callboard/kit/data'
import { giveFeedback } from '@callboard/posting/contract'
import { sendOthers } from '../posting/send-others.ts'

/** Without a word: the page that an answer is about says what is refused. @param pages ids of other pages of the link */
export const sendOtherAnswers = (link: string, pages: readonly string[]): Promise<void> =>
  sendOthers(link, pages, sessionStorage, (answer) => call(giveFeedback, answer))
