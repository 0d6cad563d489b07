import { type Actor, BLOB_STORE, holdOn, isStaffStanding, outsideHoldOn, useCase } from '@callboard/core'
import { brandView } from '@callboard/projects/queries'
import { getLink, namedLink, postedSubject } from '../../contract/index.ts'
import { type Feedback, visibleFeedbacks } from '../../domain/reaction.ts'
import { userIdOf } from '../pages/page.ts'
import { StandingPages } from '../pages/standing-pages.ts'
import { type GroupToAnswer, POSTING_STORE, type PostingStore } from '../ports/index.ts'
import type { PageReader } from '../reactions/answering.ts'
import { Reviewers } from '../reactions/reviewers.ts'
import { pagesOf } from './link-view.ts'
import { pageFaces } from './page-faces.ts'

/** Whose answers the pages of a link wait for: those of a client, or of the recipient; staff and strangers owe none. */
function answererOf(actor: Actor, { standing, recipient }: PageReader): string | null {
  if (isStaffStanding(standing)) return null
  return actor.kind === 'user' && actor.userType === 'client' ? actor.userId : (recipient?.id ?? null)
}

/** Page → its answers that the caller may see. Two statements at any size. */
async function answersSeen(
  store: PostingStore,
  actor: Actor,
  pages: readonly string[],
): Promise<ReadonlyMap<string, readonly Feedback[]>> {
  const seen = await store.read(async ({ feedbacks, privacy }) =>
    visibleFeedbacks(userIdOf(actor), await feedbacks.ofPlaces(pages), await privacy.ofPlaces(pages)),
  )
  return Map.groupBy(seen, ({ placeId }) => placeId)
}

const keyOf = (group: string, record: string) => `${group} ${record}`

/** Those of the answers that are about talent of these groups. */
function answersOn(groups: readonly GroupToAnswer[], answers: readonly Feedback[]) {
  const shown = new Set(groups.flatMap(({ id, members }) => members.map((one) => keyOf(id, one.recordId))))
  return answers.filter(({ groupId, recordId }) => shown.has(keyOf(groupId, recordId)))
}

const giversOf = (answers: readonly Feedback[]) => new Set(answers.map(({ userId }) => userId)).size

/** How many talent have one of the answers, and how many people gave them. */
const countsOf = (answers: readonly Feedback[]) => ({
  talent: new Set(answers.map(({ groupId, recordId }) => keyOf(groupId, recordId))).size,
  by: giversOf(answers),
})

/** For all callers who have the link; nothing of its pages before they have said the password. */
export const GetLink = useCase(
  getLink,
  { store: POSTING_STORE, blobs: BLOB_STORE, standing: StandingPages, reviewers: Reviewers },
  async ({
    needs,
    actor,
    subject: { link, named, recipient, isLocked, project, projects, pages, standing },
  }) => {
    const facesOf = (page: string, shown: readonly GroupToAnswer[]) =>
      pageFaces(needs.blobs, shown, (group) =>
        isStaffStanding(standing)
          ? holdOn(postedSubject, { page, group })
          : outsideHoldOn(postedSubject, { page, link: named, group }),
      )
    const answerer = answererOf(actor, { standing, recipient })
    const asks = (projectId: string) => {
      const of = projects.get(projectId)
      return of?.feedback.open === true && !of.archived
    }
    const groups = await needs.standing.toAnswer(pages, answerer)
    const wishes = answerer === null ? [] : await needs.store.read(({ privacy }) => privacy.by(answerer))
    const own = pages.filter(({ projectId }) => projectId === project.id).map(({ id }) => id)
    const seen = isStaffStanding(standing) ? await answersSeen(needs.store, actor, own) : null
    const given =
      seen && new Map(own.map((page) => [page, answersOn(groups.get(page) ?? [], seen.get(page) ?? [])]))
    return {
      _id: namedLink(named).id,
      name: isLocked ? '' : link.name,
      studio_name: project.name,
      studio_uri: project.uri,
      brand: brandView(project.id, project.brand),
      sender: isLocked ? null : await needs.reviewers.nameOf(link.createdBy),
      posting_pages: pagesOf(link, pages).map(({ id, name, projectId }) => {
        const shown = groups.get(id) ?? []
        const isAsked = shown.length > 0 && asks(projectId)
        return {
          _id: id,
          name,
          studio_name: projects.get(projectId)?.name ?? '',
          studio_uri: projects.get(projectId)?.uri ?? '',
          groups: shown.length,
          talent: new Set(shown.flatMap(({ members }) => members.map(({ recordId }) => recordId))).size,
          asked: isAsked ? shown.reduce((sum, { members }) => sum + members.length, 0) : 0,
          to_answer:
            isAsked && answerer !== null ? shown.reduce((sum, { toAnswer }) => sum + toAnswer, 0) : null,
          next_group:
            (isAsked && !isStaffStanding(standing) && shown.find(({ toAnswer }) => toAnswer > 0)?.id) || null,
          answered: given?.has(id) ? countsOf(given.get(id)!) : null,
          is_private: wishes.some(({ placeId }) => placeId === id),
          faces: facesOf(id, shown),
        }
      }),
      answered_by: given && giversOf([...given.values()].flat()),
      recipient: isLocked ? null : (recipient?.name ?? null),
      needs_password: isLocked,
    }
  },
)
