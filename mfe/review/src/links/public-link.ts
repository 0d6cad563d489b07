import type { ReplyOf } from '@callboard/core/http-contract'
import type { getLink } from '@callboard/posting/contract'
import { type KeptAnswer, keptAnswers } from '../posting/kept-answers.ts'

/** A posting link as its reader gets it. */
export type PublicLink = ReplyOf<typeof getLink>
/** A page of the link. */
export type Cover = PublicLink['posting_pages'][number]
/** What a visitor has answered that waits for a name, by page. */
export type Unsent = ReadonlyMap<string, readonly KeptAnswer[]>

export const pageAddress = (link: PublicLink, page: Cover) =>
  `/posting-page-via-link/${page.studio_uri}/${link._id}/${page._id}`

/** Of what is due, the group that waits first; else the whole page. */
export const goOnAddress = (link: PublicLink, page: Cover) =>
  page.next_group === null ? pageAddress(link, page) : `${pageAddress(link, page)}?group=${page.next_group}`

/** Where a visitor says who they are, with the take open that one of their answers is about. */
export const sendAddress = (link: PublicLink, page: Cover, { ref_id }: Pick<KeptAnswer, 'ref_id'>) =>
  `${pageAddress(link, page)}?group=${ref_id}&send=1`

export const unsentOn = ({ posting_pages }: PublicLink, kept: Pick<Storage, 'getItem'>): Unsent =>
  new Map(posting_pages.map(({ _id }) => [_id, keptAnswers(_id, kept)]))

/**
 * People of a page who wait for the reader's answer; a visitor has answered though nobody has it yet. null: the reader is
 * not asked.
 * @param unsent of a visitor
 */
export const leftOn = (page: Cover, unsent: Unsent | undefined): number | null =>
  page.to_answer ??
  (unsent && page.asked > 0 ? Math.max(0, page.asked - (unsent.get(page._id)?.length ?? 0)) : null)

/** What the way to a page does. @param left people of the page who wait for the reader's answer */
export function wayWords({ asked }: Pick<Cover, 'asked'>, left: number | null): string {
  if (!left) return 'Open'
  return left < asked ? 'Go on with' : 'Start with'
}

/** People of all pages who wait for the reader's answer; undefined where the reader is not asked. */
export function leftToAnswer({ posting_pages }: PublicLink): number | undefined {
  const asked = posting_pages.filter((page) => page.asked > 0 && page.to_answer !== null)
  return asked.length === 0 ? undefined : asked.reduce((sum, { to_answer }) => sum + (to_answer ?? 0), 0)
}

/**
 * How far the answers on all pages are: the reader's own, to staff those of others. Undefined where neither is known.
 */
export function answersOn({ posting_pages }: PublicLink): { given: number; asked: number } | undefined {
  const counted = posting_pages.flatMap(({ asked, to_answer, answered }) => {
    const given = to_answer === null ? answered?.talent : asked - to_answer
    return asked === 0 || given === undefined ? [] : [{ given, asked }]
  })
  if (counted.length === 0) return undefined
  return counted.reduce((sum, page) => ({ given: sum.given + page.given, asked: sum.asked + page.asked }))
}

/** Talent of the page wait for the reader's answer. */
export const isDue = ({ to_answer }: Pick<Cover, 'to_answer'>): boolean => to_answer !== null && to_answer > 0

/**
 * The page to go on with, in the order of the sender: the first one that is due. A visitor, of whom nothing is known,
 * begins with the first one that asks, else the first with talent; a reader who has answered for everybody goes on nowhere.
 */
export const pageToOpen = ({ posting_pages }: PublicLink, isVisitor: boolean): Cover | undefined =>
  posting_pages.find(isDue) ??
  (isVisitor
    ? (posting_pages.find(({ asked }) => asked > 0) ?? posting_pages.find(({ talent }) => talent > 0))
    : undefined)

/** Of all pages. */
export const talentOf = ({ posting_pages }: PublicLink): number =>
  posting_pages.reduce((sum, { talent }) => sum + talent, 0)
