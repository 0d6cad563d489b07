import type { PickVote, Pick as TalentPick } from '@callboard/posting/contract'
import { type ReviewGroup, shownGroupName, type VideoView } from '@callboard/review/contract'
import { briefNames } from '../takes/brief-names.ts'

export const TABS = ['videos', 'archived', 'viewed'] as const
export type Tab = (typeof TABS)[number]

/** A talent without a role, in the role filter. */
export const NO_ROLE = 'no role'

export interface Filters {
  readonly tab: Tab
  /** a role, `no role`, or empty for all */
  readonly role: string
  /** part of a name, of the group or of its talent; empty for all */
  readonly find: string
  readonly liked: boolean
  /** groups with a liked take, whole */
  readonly likedGroups: boolean
  readonly hideCopied: boolean
  readonly hideViewed: boolean
  /** an answer that a client gave, `UNANSWERED`, or empty for all */
  readonly feedback: string
}

/** Everything passes these. */
export const NO_FILTERS = {
  role: '',
  find: '',
  liked: false,
  likedGroups: false,
  hideCopied: false,
  hideViewed: false,
  feedback: '',
} as const satisfies Omit<Filters, 'tab'>

/** The names of the filters that narrow the wall down. */
export const setFilters = (filters: Omit<Filters, 'tab'>) =>
  (Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]).filter(
    (name) => filters[name] !== NO_FILTERS[name],
  )

/** In the place of an answer: on a posting page, and nobody has answered. */
export const UNANSWERED = 'unanswered'

/** A group as the wall shows it. */
export interface ShownGroup {
  readonly group: ReviewGroup
  /** The name shown to people. */
  readonly name: string
  /** Two digits at least. */
  readonly number: string
  readonly people: string
  /** The takes of this tab, in their order. */
  readonly takes: readonly VideoView[]
  readonly liked: boolean
  /** What clients answered to its talent. */
  readonly votes: readonly PickVote[]
  /** How many comments there are about its talent on posting pages. */
  readonly comments: number
}

const roleOf = (role: string) => (role.trim() === '' ? NO_ROLE : role)

/** The newest answers to the talent of a group. @param role only to those who have it; empty: to all */
export const votesOn = (group: ReviewGroup, picks: readonly TalentPick[], role = ''): PickVote[] => {
  const has = (record: string) =>
    group.records.some((talent) => talent._id === record && roleOf(talent.role) === role)
  return picks
    .filter(({ groups, record }) => groups.includes(group._id) && (role === '' || has(record)))
    .flatMap(({ votes }) => votes)
}

/** How many comments there are about the talent of a group on posting pages. */
const commentsOn = (group: ReviewGroup, picks: readonly TalentPick[]): number =>
  picks.filter(({ groups }) => groups.includes(group._id)).reduce((sum, { comments }) => sum + comments, 0)

/** The newest answers to the talent of a take. */
export const votesOnTake = (take: VideoView, picks: readonly TalentPick[]): PickVote[] =>
  picks.filter(({ record }) => take.record_ids.includes(record)).flatMap(({ votes }) => votes)

const fullName = (talent: { readonly first_name: string; readonly last_name: string }) =>
  `${talent.first_name} ${talent.last_name}`.trim()

const namesOf = (group: ReviewGroup) => group.records.map(fullName)

export const groupName = (group: ReviewGroup): string =>
  shownGroupName(
    group.name,
    namesOf(group),
    group.videos.map(({ talent_name }) => talent_name),
  )

const byOrder = (a: { readonly order: number }, b: { readonly order: number }) => a.order - b.order

/** @param isOpen it keeps its takes where none is liked */
function takesOf(group: ReviewGroup, { tab, liked }: Filters, isOpen: boolean): VideoView[] {
  const archived = tab === 'archived'
  const all = group.videos
    .filter((video) => (archived ? group.is_archived || video.is_archived : !video.is_archived))
    .sort(byOrder)
  const those = liked ? all.filter((video) => video.liked) : all
  return isOpen && those.length === 0 ? all : those
}

/** Whether somebody of a group, of a role where one is asked for, was answered so; `UNANSWERED`: by nobody. */
function answered(
  group: ReviewGroup,
  picks: readonly TalentPick[],
  { role, feedback }: Pick<Filters, 'role' | 'feedback'>,
): boolean {
  if (feedback !== UNANSWERED) return votesOn(group, picks, role).some((vote) => vote.feedback === feedback)
  const voted = new Set(
    picks
      .filter(({ groups, votes }) => groups.includes(group._id) && votes.length > 0)
      .map(({ record }) => record),
  )
  const people = group.records.filter((talent) => role === '' || roleOf(talent.role) === role)
  return group.copied && people.some(({ _id }) => !voted.has(_id))
}

const isFound = (group: ReviewGroup, find: string): boolean =>
  [groupName(group), ...namesOf(group)].some((name) => name.toLowerCase().includes(find.trim().toLowerCase()))

/** Whether a group is of those that are looked for by name and role, whatever its takes are. */
export const isLookedFor = (group: ReviewGroup, { find, role }: Pick<Filters, 'find' | 'role'>): boolean =>
  isFound(group, find) && (role === '' || group.records.some((talent) => roleOf(talent.role) === role))

/** Filters that do not take an open group away. */
const OF_OPEN = { likedGroups: false, hideCopied: false, hideViewed: false, feedback: '' } as const

function belongs(group: ReviewGroup, picks: readonly TalentPick[], all: Filters, isOpen: boolean): boolean {
  const filters = isOpen ? { ...all, ...OF_OPEN } : all
  const { tab, likedGroups, hideCopied, hideViewed, feedback } = filters
  if (tab !== 'archived' && group.is_archived) return false
  if (tab === 'viewed' && !group.viewed && !isOpen) return false
  if (!isLookedFor(group, filters)) return false
  if (likedGroups && !group.videos.some(({ liked }) => liked)) return false
  if (hideCopied && group.copied) return false
  if (feedback !== '' && !answered(group, picks, filters)) return false
  return !(hideViewed && tab !== 'viewed' && group.viewed)
}

/** Two digits at least. */
export const groupNumber = ({ order }: ReviewGroup): string => String(order).padStart(2, '0')

const shownGroup = (
  group: ReviewGroup,
  takes: readonly VideoView[],
  picks: readonly TalentPick[] = [],
): ShownGroup => ({
  group,
  name: groupName(group),
  number: groupNumber(group),
  people: namesOf(group).filter(Boolean).join(', '),
  takes,
  liked: takes.some((take) => take.liked),
  votes: votesOn(group, picks),
  comments: commentsOn(group, picks),
})

/**
 * The groups of a tab that pass the filters, in their order; groups without takes stand elsewhere.
 * @param open the group whose takes are watched: it stays, whatever is answered or done to it meanwhile
 */
export const shownGroups = (
  groups: readonly ReviewGroup[],
  filters: Filters,
  picks: readonly TalentPick[] = [],
  open = '',
): ShownGroup[] =>
  groups
    .filter((group) => belongs(group, picks, filters, group._id === open))
    .map((group) => shownGroup(group, takesOf(group, filters, group._id === open), picks))
    .filter(({ takes }) => takes.length > 0)
    .sort((a, b) => a.group.order - b.group.order)

/** All groups of the wall in their order, whatever is filtered. */
export const wallGroups = (groups: readonly ReviewGroup[]): ShownGroup[] =>
  shownGroups(groups, { ...NO_FILTERS, tab: 'videos' })

/**
 * All of a list in order once those that are shown were sorted: what is not shown, archived for one, keeps its place.
 * @param all ids in their order
 * @param sorted ids of those that are shown
 */
export function wholeOrder(all: readonly string[], sorted: readonly string[]): string[] {
  const shown = new Set(sorted)
  const next = sorted.values()
  return all.map((id) => (shown.has(id) ? next.next().value! : id))
}

/** Ids of groups or takes in their order. */
export const idsInOrder = (all: readonly { readonly _id: string; readonly order: number }[]): string[] =>
  all.toSorted(byOrder).map(({ _id }) => _id)

/**
 * The takes of a group that can be put in order: those on the wall, where they are more than one.
 * @param wall as `wallGroups` gives it
 */
export function takesToSort(wall: readonly ShownGroup[], group: string | undefined): ShownGroup | undefined {
  const found = wall.find((one) => one.group._id === group)
  return found && found.takes.length > 1 ? found : undefined
}

/** The name of a group on a card or above a film: several people that it is named after are called by their first names. */
export function firstNames({ group, name, people }: ShownGroup): string {
  const called = group.records.map(({ first_name }) => first_name.trim())
  return called.length > 1 && name === people && called.every(Boolean) ? called.join(', ') : name
}

/** A last name cut to an initial, the longest first: `Montgomery-F.`, `M.`; none of nobody's. */
const shortLastNames = (name: string): string[] =>
  [...name.matchAll(/(?<=^|[ -])\S/gu)].map(({ index }) => `${name.slice(0, index + 1)}.`).reverse()

/**
 * The name of a group in the one line of a card: where it is made of names of talent that have no room, as much of them as
 * has room and tells who it is, `Alexandria Montgomery-F.`, `Alexandria M.` or `Amara +2`.
 * @param letters that have room
 */
export function cardName(shown: ShownGroup, letters: number): string {
  const whole = firstNames(shown)
  const [talent, ...others] = shown.group.records
  const first = talent?.first_name.trim()
  if (whole.length <= letters || shown.name !== shown.people || !first) return whole
  if (others.length > 0) return `${first} +${others.length}`
  const initials = shortLastNames(talent?.last_name.trim() ?? '').map((last) => `${first} ${last}`)
  return initials.find((name) => name.length <= letters) ?? initials.at(-1) ?? first
}

/** The name of a group in a strip and on the step to it: first names of its talent, or its own. */
export const briefName = ({ group, name }: ShownGroup): string =>
  briefNames(group.records.map(({ first_name }) => first_name.trim()).filter(Boolean)) || name

/** The whole names behind the brief one. */
export const wholeName = ({ people, name }: ShownGroup): string => people || name

/** The picture that stands for a group. */
export const pictureOf = ({ group, takes }: ShownGroup): string | null =>
  group.has_own_thumbnail
    ? group.thumbnail_url
    : (takes.find(({ url }) => url !== null)?.thumbnail_url ?? group.thumbnail_url)

/** Groups that were seen but never recorded. */
export const groupsWithoutTakes = (groups: readonly ReviewGroup[]): ShownGroup[] =>
  groups
    .filter((group) => group.videos.length === 0 && !group.is_archived)
    .map((group) => shownGroup(group, []))
    .sort((a, b) => a.group.order - b.group.order)

/** Record of a talent who has checked in more than once → the numbers of the groups that the other records are in. */
export function alsoIn(
  groups: readonly ReviewGroup[],
  duplicates: readonly (readonly string[])[],
): ReadonlyMap<string, readonly string[]> {
  const numbersOf = (record: string) =>
    groups.filter(({ records }) => records.some(({ _id }) => _id === record)).map(groupNumber)
  return new Map(
    duplicates.flatMap((same) =>
      same.map((record) => [record, same.filter((other) => other !== record).flatMap(numbersOf)] as const),
    ),
  )
}

/** The roles to filter by: the project's in its order, then others, then talent without one. */
export function rolesToPick(projectRoles: readonly string[], groups: readonly ReviewGroup[]): string[] {
  const held = new Set(groups.flatMap((group) => group.records.map((talent) => roleOf(talent.role))))
  const others = [...held].filter((role) => role !== NO_ROLE && !projectRoles.includes(role)).sort()
  return [...projectRoles, ...others, ...(held.has(NO_ROLE) ? [NO_ROLE] : [])]
}

/** A name for a narrow list. */
export const shortName = (name: string, length = 25): string =>
  name.length > length ? `${name.slice(0, length)}…` : name
