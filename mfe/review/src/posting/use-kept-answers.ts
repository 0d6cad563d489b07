import type { Feedback } from '@callboard/posting/contract'
import { useEffect, useRef, useState } from 'react'
import type { Asked } from './answers.ts'
import { keepAnswer, sendKept } from './keep-answers.ts'
import { type KeptAnswer, keptAnswers } from './kept-answers.ts'

/**
 * The answers of a viewer to the talent of a page. Until something names the viewer they are kept here, and from then on
 * each until the server has it.
 * @param send once the viewer may answer; says whether the server has the answer
 */
export function useKeptAnswers(
  page: string,
  send: ((asked: Asked, feedback: Feedback | null) => Promise<boolean>) | undefined,
): {
  readonly kept: readonly KeptAnswer[]
  readonly give: (asked: Asked, feedback: Feedback | null) => Promise<void>
} {
  const [kept, setKept] = useState(() => keptAnswers(page, sessionStorage))
  const give = async (asked: Asked, feedback: Feedback | null) => {
    const answer = { ...asked, feedback }
    if (send) await sendKept(page, answer, sessionStorage, () => send(asked, feedback))
    else keepAnswer(page, answer, sessionStorage)
    setKept(keptAnswers(page, sessionStorage))
  }
  const latest = useRef(give)
  useEffect(() => {
    latest.current = give
  })
  const isKnown = send !== undefined
  useEffect(() => {
    if (!isKnown) return
    for (const { feedback, ...asked } of keptAnswers(page, sessionStorage))
      void latest.current(asked, feedback)
  }, [page, isKnown])
  return { kept, give }
}
