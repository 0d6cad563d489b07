import {
  ANSWER_WORDS,
  REQUEST_RESPONSES,
  type RequestResponse,
  type RequestView,
} from '@callboard/freelancers/contract'
import { useAction } from '@callboard/kit/data'
import { confirm, toast, useSearchState } from '@callboard/kit/ui'
import { useCallback, useEffect, useRef } from 'react'
import { answerRequestAction } from '../data/freelancers.ts'

const ADDRESS = { answer: '' }

/** Answers by the buttons and, once it is confirmed, by the `?answer=` of a mail. */
export function useAnswerRequest({ _id: id, version, response, can }: RequestView) {
  const { run, busy, error } = useAction(answerRequestAction)
  const [{ answer: asked }, change] = useSearchState(ADDRESS)
  const give = useCallback(
    async (answer: RequestResponse) => {
      const agreed = await confirm({
        title: 'Are you sure you want to change the response',
        text: `Your answer will be ${ANSWER_WORDS[answer]}. Who asked you is told.`,
        action: `Answer ${ANSWER_WORDS[answer]}`,
      })
      if (agreed && (await run({ id, response: answer, version })))
        toast.ok(`Your answer is ${ANSWER_WORDS[answer]}. Who asked you is told.`)
    },
    [id, version, run],
  )
  const isTaken = useRef(false)
  useEffect(() => {
    if (asked === '' || isTaken.current) return
    isTaken.current = true
    // Gone from the address first: a reload asks nothing a second time.
    change({ answer: '' }, { replace: true })
    const answer = REQUEST_RESPONSES.find((known) => known === asked)
    if (!answer || answer === response) return
    if (can.answer) void give(answer)
    else toast.failed(`${ANSWER_WORDS[answer]} was not taken: this request is decided.`)
  }, [asked, change, can.answer, response, give])
  return { give, busy, error }
}
