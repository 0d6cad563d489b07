import { useKeys } from '@callboard/kit/keys'
import { confirm, toast } from '@callboard/kit/ui'
import type { Feedback, PostingPageView } from '@callboard/posting/contract'
import type { RefObject } from 'react'
import type { Page } from '../data/page-input.ts'
import { answering } from './answering.ts'
import { answerOf } from './answers.ts'
import type { PostingShown } from './posting-groups.ts'

/** The reader's answers to the talent of the open group, and the keys that give them. */
export function useCinemaAnswers(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly group: PostingShown['group']
  /** The talent whom the keys answer. */
  readonly active: string | undefined
  /** A talent is answered, or another one is made the active one. */
  readonly onTouched: () => void
  readonly onChoose: (talent: string) => void
  /** Holds the fields in which a viewer says who they are. */
  readonly bar: RefObject<HTMLElement | null>
}) {
  const { page, view, group, active } = props
  const me = view.reviewer?._id
  const answer = answering(page, view.reviewer)
  const introduces = view.can.introduce && page.link !== undefined
  const give = (talent: string, feedback: Feedback | null) => {
    props.onTouched()
    const asked = { ref_id: group._id, to_user: talent }
    if (introduces) props.bar.current?.querySelector('input')?.focus()
    else if (view.can.answer) {
      const before = answerOf(view.feedbacks, asked, me)
      answer(asked, feedback)
      if (feedback === null && before) toast.undo('Your answer is taken back.', () => answer(asked, before))
    } else
      void confirm({
        title: 'Feedback is switched off',
        text: 'This project takes no answers at the moment. What was given stays.',
        action: 'OK',
        cancel: 'Close',
      })
  }
  const mine = active ? answerOf(view.feedbacks, { ref_id: group._id, to_user: active }, me) : null
  const key = (feedback: Feedback) => () => {
    if (!active || introduces) return
    give(active, mine === feedback ? null : feedback)
  }
  const nextTalent = () => {
    const place = group.records.findIndex(({ _id }) => _id === active)
    const following = group.records[(place + 1) % group.records.length]
    if (following) props.onChoose(following._id)
  }
  useKeys('answer', {
    yes: key('yes'),
    no: key('no'),
    maybe: key('maybe'),
    nextTalent: group.records.length > 1 ? nextTalent : undefined,
  })
  return { me, mine, introduces, give }
}
