import { sendKept } from './keep-answers.ts'
import { type KeptAnswer, keptAnswers } from './kept-answers.ts'

/**
 * Sends what a reader has answered on other pages of a link before something named them. What is refused stays kept, and
 * is said where its page is opened.
 * @param pages their ids
 */
export async function sendOthers(
  link: string,
  pages: readonly string[],
  kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  give: (answer: KeptAnswer & { readonly page_id: string; readonly link: string }) => Promise<unknown>,
): Promise<void> {
  for (const page of pages)
    for (const answer of keptAnswers(page, kept))
      await sendKept(page, answer, kept, () =>
        give({ page_id: page, link, ...answer }).then(
          () => true,
          () => false,
        ),
      )
}
