import type { PostingPageView } from '@callboard/posting/contract'
import {
  answeredByAll,
  answeredOf,
  NO_FILTERS,
  type PostingFilters,
  type PostingShown,
  postingShown,
  type ShownTalent,
} from './posting-groups.ts'
import { talentAround } from './talent-around.ts'
import type { useCinemaAnswers } from './use-cinema-answers.ts'

const WHOLE_PAGE: PostingFilters = { archived: false, ...NO_FILTERS }

/** How many people of the page are answered, and to whom the one way on leads. */
export interface WayOn {
  readonly isAsked: boolean
  readonly count: ReturnType<typeof answeredOf>
  /** By anybody, for staff. */
  readonly byAll: ReturnType<typeof answeredByAll>
  /** The reader has answered everybody. */
  readonly isEnd: boolean
  readonly next: ShownTalent | undefined
}

export function wayOnFrom(
  view: PostingPageView,
  open: PostingShown,
  /** The talent whom the keys answer. */
  active: string | undefined,
  given: ReturnType<typeof useCinemaAnswers>,
  /** Of those whom the filters of the page show. */
  after: ShownTalent | undefined,
): WayOn {
  const isVisitor = given.introduction !== undefined
  const isAsked = isVisitor || (view.can.answer && !view.can.edit)
  const everybody = postingShown(view, WHOLE_PAGE)
  const group = open.group._id
  const { left } = talentAround(everybody, { group, talent: active }, given.isAnswered)
  const isHere = left?.shown.group._id === group && left.talent._id === active
  const isAll = isAsked && left === undefined
  // Whoever has an answer is passed over, for as long as somebody has none.
  const next = isAll ? undefined : isAsked && left && !isHere ? left : after
  return {
    isAsked,
    count: answeredOf(everybody, isVisitor ? given.answers : view.feedbacks, given.me),
    byAll: answeredByAll(everybody, view.feedbacks),
    isEnd: isAll && !isVisitor,
    next,
  }
}
