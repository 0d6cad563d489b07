import type { FeedbackEntry, PostingGroup, PostingPageView } from '@callboard/posting/contract'
import { shortTakeName } from '../takes/short-take-name.ts'
import { countWords } from '../takes/take-words.ts'
import { answerOf } from './answers.ts'

export type PostingVideo = PostingGroup['videos'][number]

export interface PostingFilters {
  readonly archived: boolean
  readonly role: string
  /** id of a reviewer, or empty for all */
  readonly from: string
  /** an answer, `UNANSWERED`, or empty for all */
  readonly feedback: string
  /** letters of a name or a role */
  readonly find: string
  /** id of the reader; undefined while nobody is signed in */
  readonly me?: string | undefined
}

export const NO_FILTERS: Pick<PostingFilters, 'role' | 'from' | 'feedback' | 'find'> = {
  role: '',
  from: '',
  feedback: '',
  find: '',
}

/** Something narrows the page down. */
export const isNarrowed = ({ role, from, feedback, find }: Omit<PostingFilters, 'archived'>): boolean =>
  [role, from, feedback, find.trim()].some(Boolean)

/** In the place of an answer: what the reader has still to answer. */
export const UNANSWERED = 'unanswered'

/** A group as the wall and the cinema show it: the takes of the tab only. */
export interface PostingShown {
  readonly group: PostingGroup
  readonly takes: readonly PostingVideo[]
}

type Answers = readonly FeedbackEntry[]

export const talentName = (talent: { readonly first_name: string; readonly last_name: string }) =>
  `${talent.first_name} ${talent.last_name}`.trim() || 'Unknown'

export const firstName = (talent: { readonly first_name: string; readonly last_name: string }) =>
  talent.first_name || talentName(talent)

/** What a group of several is called where there is little room: by first names, unless it has a name of its own. */
export const shortName = ({ name, records }: PostingGroup): string =>
  records.length > 1 && name === records.map(talentName).join(', ') ? records.map(firstName).join(', ') : name

/** The people of a group whom a reviewer has not answered. */
export const unanswered = (group: PostingGroup, feedbacks: Answers, me: string | undefined) =>
  group.records.filter(({ _id }) => answerOf(feedbacks, { ref_id: group._id, to_user: _id }, me) === null)

/** How many people are shown; who stands in two groups counts in both. */
export const talentOn = (shown: readonly PostingShown[]): number =>
  shown.reduce((sum, { group }) => sum + group.records.length, 0)

/** How many of the people shown a reviewer has answered. */
export function answeredOf(shown: readonly PostingShown[], feedbacks: Answers, me: string | undefined) {
  const asked = talentOn(shown)
  const open = shown.reduce((sum, { group }) => sum + unanswered(group, feedbacks, me).length, 0)
  return { asked, given: asked - open }
}

/** How many cards the filters leave; where the reader looks for those without an answer, how many people these are. */
export function narrowedFact(
  all: readonly PostingShown[],
  shown: readonly PostingShown[],
  feedbacks: Answers,
  { feedback, me }: Pick<PostingFilters, 'feedback' | 'me'>,
) {
  if (feedback !== UNANSWERED)
    return { value: shown.length, unit: `of ${countWords(all.length, 'group')} shown` }
  const { asked, given } = answeredOf(shown, feedbacks, me)
  return { value: asked - given, unit: `to answer in ${countWords(shown.length, 'group')}` }
}

/** `Nina, take 1` for a take of one talent among several; else undefined. */
export function calledIn(group: PostingGroup, { name, record_ids }: PostingVideo): string | undefined {
  const talent = group.records.find(({ _id }) => _id === record_ids[0])
  return group.records.length > 1 && talent && record_ids.length === 1
    ? shortTakeName({ name, talent_name: talentName(talent) }, false)
    : undefined
}

/** The people of a group who are in a take; all of them where nothing says so. */
export function talentIn(group: PostingGroup, take: PostingVideo): PostingGroup['records'] {
  const inTake = group.records.filter(({ _id }) => take.record_ids.includes(_id))
  return inTake.length > 0 ? inTake : group.records
}

/** How many of the people shown have an answer of anybody, and how many people gave one. */
export function answeredByAll(shown: readonly PostingShown[], feedbacks: Answers) {
  const groups = new Set(shown.map(({ group }) => group._id))
  const given = feedbacks.filter(({ ref_id }) => groups.has(ref_id))
  return {
    answered: new Set(given.map(({ ref_id, to_user }) => `${ref_id} ${to_user}`)).size,
    by: new Set(given.map(({ from_user }) => from_user._id)).size,
  }
}

/** A talent of the page, and the group that they are in. */
export interface ShownTalent {
  readonly shown: PostingShown
  readonly talent: PostingGroup['records'][number]
}

/** Whom the reviewer answers next who looks at the whole page; undefined when nobody is left. */
export function firstToAnswer(
  shown: readonly PostingShown[],
  feedbacks: Answers,
  me: string | undefined,
): ShownTalent | undefined {
  for (const one of shown) {
    const [talent] = unanswered(one.group, feedbacks, me)
    if (talent) return { shown: one, talent }
  }
  return undefined
}

/** Only those are wanted whom the reader has still to answer, and nobody is left. */
export const hasNobodyLeft = (
  { feedback, me }: Pick<PostingFilters, 'feedback' | 'me'>,
  all: readonly PostingShown[],
  feedbacks: Answers,
): boolean => feedback === UNANSWERED && all.length > 0 && firstToAnswer(all, feedbacks, me) === undefined

/** The takes that show a talent of their group; all of it where none does. */
export function takesOf({ takes }: PostingShown, talent: string): readonly PostingVideo[] {
  const theirs = takes.filter(({ record_ids }) => record_ids.includes(talent))
  return theirs.length > 0 ? theirs : takes
}

function passes(group: PostingGroup, feedbacks: readonly FeedbackEntry[], filters: PostingFilters): boolean {
  if (filters.feedback === UNANSWERED) return unanswered(group, feedbacks, filters.me).length > 0
  if (filters.from === '' && filters.feedback === '') return true
  return feedbacks.some(
    (entry) =>
      entry.ref_id === group._id &&
      (filters.from === '' || entry.from_user._id === filters.from) &&
      (filters.feedback === '' || entry.feedback === filters.feedback),
  )
}

const isFound = ({ name, records }: PostingGroup, find: string): boolean =>
  [name, ...records.flatMap((talent) => [talentName(talent), talent.role])].some((one) =>
    one.toLowerCase().includes(find.trim().toLowerCase()),
  )

export const postingShown = (
  view: Pick<PostingPageView, 'groups' | 'feedbacks'>,
  filters: PostingFilters,
): PostingShown[] =>
  view.groups
    .filter((group) => filters.role === '' || group.records.some(({ role }) => role === filters.role))
    .filter((group) => passes(group, view.feedbacks, filters) && isFound(group, filters.find))
    .map((group) => ({
      group,
      takes: group.videos.filter((video) => video.is_archived === filters.archived),
    }))
    .filter(({ takes }) => takes.length > 0)
    .sort((a, b) => a.group.order - b.group.order)

export interface Place {
  readonly group: string
  /** Empty: of the talent, else of the first one whom the reader has not answered. */
  readonly take: string
  /** Whom keys and buttons answer; absent: whoever is in the take. */
  readonly talent?: string
}

/** The take before or after, on into the neighbouring group from its first one; undefined at the ends. */
export function stepFrom(shown: readonly PostingShown[], at: Place, step: 1 | -1): Place | undefined {
  const open = shown.findIndex(({ group }) => group._id === at.group)
  const takes = shown[open]?.takes
  if (!takes) return undefined
  const beside = takes[takes.findIndex(({ _id }) => _id === at.take) + step]
  if (beside) return { group: at.group, take: beside._id }
  const to = shown[open + step]
  return to && { group: to.group._id, take: '' }
}
