import { useKeys } from '@callboard/kit/keys'
import { confirm } from '@callboard/kit/ui'
import type { Feedback, PostingPageView } from '@callboard/posting/contract'
import { useEffect, useRef, useState } from 'react'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import type { Page } from '../data/page-input.ts'
import { answering } from './answering.ts'
import { type Asked, answerOf } from './answers.ts'
import { keptCode } from './asked-code.ts'
import { UNNAMED } from './kept-answers.ts'
import type { PostingShown } from './posting-groups.ts'
import { pressed } from './pressed.ts'
import type { useJustAnswered } from './use-just-answered.ts'
import { useKeptAnswers } from './use-kept-answers.ts'
import { NARROW } from './use-window-width.ts'

const nameOf = ({ ref_id, to_user }: Asked) => `${ref_id} ${to_user}`

/** The reader's answers to the talent of the open group, and the keys that give them. */
export function useCinemaAnswers(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly group: PostingShown['group']
  /** The talent whom the keys answer. */
  readonly active: string | undefined
  /** The fields in which a viewer says who they are stand open. */
  readonly sends: boolean
  /** A press at this moment was meant for the talent before. */
  readonly isLatePress: () => boolean
  /** A talent is answered. */
  readonly onTouched: () => void
  readonly last: ReturnType<typeof useJustAnswered>
}) {
  const { page, view, group, active, last } = props
  const { can } = view
  /** The link by which a viewer whom nothing names yet can say who they are. */
  const introduction = can.introduce ? page.link : undefined
  const mayAnswer = can.answer || introduction !== undefined
  const { kept, give: put } = useKeptAnswers(
    page.id,
    can.answer ? answering(page, view.reviewer, last.hide) : undefined,
  )
  const onTheirWay = useRef(
    new Map<string, { readonly feedback: Feedback | null; readonly sent: Promise<void> }>(),
  )
  const give = (asked: Asked, feedback: Feedback | null) => {
    const sent = put(asked, feedback)
    const name = nameOf(asked)
    onTheirWay.current.set(name, { feedback, sent })
    void sent.finally(() => {
      if (onTheirWay.current.get(name)?.sent === sent) onTheirWay.current.delete(name)
    })
  }
  const reviewer = view.reviewer ?? UNNAMED
  const me = reviewer._id
  const stored = (asked: Asked) => answerOf(view.feedbacks, asked, me)
  /** They wait for a name, or the server has refused them. */
  const unsent = mayAnswer ? kept.filter((asked) => stored(asked) === null) : []
  const answers = [...view.feedbacks, ...unsent.map((answer) => ({ ...answer, from_user: reviewer }))]

  const chosen = (talent: string) => answerOf(answers, { ref_id: group._id, to_user: talent }, me)
  const stands = useRef(new Map<string, { readonly answer: Feedback | null; readonly since: number }>())
  useEffect(() => {
    for (const { _id } of group.records) {
      const name = nameOf({ ref_id: group._id, to_user: _id })
      const answer = chosen(_id)
      if (stands.current.get(name)?.answer !== answer) stands.current.set(name, { answer, since: Date.now() })
    }
  })

  const [asks, setAsks] = useState(() =>
    introduction !== undefined && (props.sends || keptCode(introduction, sessionStorage)) ? 1 : undefined,
  )
  const [reads, setReads] = useState(false)
  /** They were closed while an answer waited for a name. */
  const [isLater, setLater] = useState(false)
  const press = (talent: string, feedback: Feedback, by: 'button' | 'key' = 'button') => {
    props.onTouched()
    if (!mayAnswer)
      return void confirm({
        title: 'Feedback is switched off',
        text: 'This project takes no answers at the moment. What was given stays.',
        action: 'OK',
        cancel: 'Close',
      })
    const asked = { ref_id: group._id, to_user: talent }
    // Where each talent has buttons of their own, these have not moved.
    if (props.isLatePress() && (by === 'key' || window.innerWidth <= NARROW))
      return last.say({ ...asked, words: 'Just came up, not answered', undo: undefined })
    const waiting = onTheirWay.current.get(nameOf(asked))
    // The screen may not show yet what is on its way.
    const before = waiting ? waiting.feedback : introduction === undefined ? stored(asked) : chosen(talent)
    const after = pressed(before, feedback, {
      ago: Date.now() - (stands.current.get(nameOf(asked))?.since ?? 0),
      isOnItsWay: waiting !== undefined,
      isByKey: by === 'key',
    })
    if (after === before) return
    give(asked, after)
    // The first answer of a visitor stands in the fields that it opens; further ones are counted.
    const words = after ? ANSWER_WORDS[after] : before ? `${ANSWER_WORDS[before]} is taken back` : ''
    if (introduction === undefined || before !== null)
      last.say({ ...asked, words, undo: () => give(asked, before) })
    else last.hide()
    setReads(false)
    if (introduction === undefined || unsent.length > 1) return
    if (!after) setAsks((times) => times || undefined)
    else if (unsent.length === 0 && !isLater) setAsks((times) => times ?? 0)
  }
  const key = (feedback: Feedback) => (active && mayAnswer ? () => press(active, feedback, 'key') : undefined)
  useKeys('answer', { yes: key('yes'), no: key('no'), maybe: key('maybe') })
  return {
    me,
    answers,
    /** What the server has. */
    mine: active ? stored({ ref_id: group._id, to_user: active }) : null,
    press,
    mayAnswer,
    /** What the server has refused is no answer. */
    isAnswered: (asked: Asked) =>
      (introduction === undefined ? stored(asked) : answerOf(answers, asked, me)) !== null,
    introduction,
    /**
     * How often the fields in which a viewer says who they are were asked for; 0: an answer has opened them; undefined:
     * they are closed.
     */
    asks,
    /** They were asked for to read the comments. */
    reads,
    introduce: (toRead = false) => {
      setReads(toRead)
      setAsks((times = 0) => times + 1)
    },
    closeIntroduction: () => {
      setAsks(undefined)
      if (unsent.length > 0) setLater(true)
    },
    unsent,
  }
}
