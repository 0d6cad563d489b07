import {
  type Actor,
  broken,
  CLOCK,
  denied,
  IDS,
  invalid,
  missing,
  type NeedsOf,
  type Outbox,
  service,
  useCase,
} from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import { VIDEO_DIRECTORY } from '@callboard/review/queries'
import {
  addPostedVideo,
  type CopiedToPage,
  copyGroupFromPage,
  copyToPage,
  groupsCopied,
} from '../../contract/index.ts'
import { planCopy, type SourceGroup } from '../../domain/copy-plan.ts'
import type { PostingGroup, PostingPage } from '../../domain/page.ts'
import { tellPicks } from '../picks/tell-picks.ts'
import { POSTING_STORE, type PostingRepositories } from '../ports/index.ts'
import { AuditionLinks, type AuditionMails, auditionLinksView, mayMail } from './audition-links.ts'
import { nameTaken, newPage, PageEditor, pageSummary, tellViewers } from './page.ts'

type Input = InputOf<typeof copyToPage>

const NEEDS = {
  store: POSTING_STORE,
  groups: GROUP_DIRECTORY,
  videos: VIDEO_DIRECTORY,
  clock: CLOCK,
  ids: IDS,
}
type Needs = NeedsOf<typeof NEEDS>

/** What a copy has come to. */
interface Added extends Pick<CopiedToPage, 'added'> {
  /** On the page now. */
  readonly groups: number
}

/** Puts groups on a page. */
class PageCopies extends service({ ids: IDS, links: AuditionLinks }) {
  /**
   * The mails to the talent of the groups, where the call asks for them.
   * @param pageId undefined: a page that is to be made
   * @throws DomainError denied for all but super admins
   */
  async mails(
    actor: Actor,
    { send_email }: Pick<Input, 'send_email'>,
    sources: readonly SourceGroup[],
    pageId: string | undefined,
  ): Promise<AuditionMails | undefined> {
    if (!send_email) return undefined
    if (!mayMail(actor)) throw denied('Only a super admin may send talent the link to their audition.')
    const talent = sources.flatMap(({ members }) => members.map(({ recordId }) => recordId))
    return await this.needs.links.plan(talent, pageId)
  }

  /** Sends them. */
  copied(
    outbox: Outbox,
    page: PostingPage,
    { groups, added }: Added,
    mails: AuditionMails | undefined,
  ): CopiedToPage {
    const copied = { ...pageSummary(page, groups), added }
    if (!mails) return copied
    this.needs.links.send(outbox, page.id, mails)
    return { ...copied, audition_links: auditionLinksView(mails) }
  }

  /** @param page that is locked @param sources of one session */
  async add(
    { groups }: PostingRepositories,
    outbox: Outbox,
    page: PostingPage,
    sessionId: string,
    sources: readonly SourceGroup[],
    onlyLiked: boolean,
  ): Promise<Added> {
    const target = {
      pageId: page.id,
      sessionId,
      groups: await groups.everOfPage(page.id),
      videos: await groups.everVideosOfPage(page.id),
    }
    const plan = planCopy(sources, target, onlyLiked, () => this.needs.ids.next())
    await groups.add(plan.newGroups)
    await groups.addVideos(plan.newVideos)
    for (const group of plan.backGroups) await groups.save(group)
    for (const video of plan.backVideos) await groups.saveVideo(video)
    tellPicks(outbox, page.id, [{ sessionId }])
    tellViewers(outbox, page.id)
    outbox.publish(groupsCopied, { session_id: sessionId, group_ids: sources.map(({ id }) => id) })
    const there = target.groups.filter(({ removedAt }) => removedAt === null)
    const added = {
      groups: plan.newGroups.length + plan.backGroups.length,
      takes: plan.newVideos.length + plan.backVideos.length,
    }
    return { groups: there.length + added.groups, added }
  }
}

export const CopyToPage = useCase(
  copyToPage,
  { ...NEEDS, copies: PageCopies },
  async ({ needs, actor, input, subject: { session } }) => {
    const groupIds = input.groups ?? (input.group === undefined ? [] : [input.group])
    if (groupIds.length === 0) throw invalid('groups', 'This is required.')
    const sources = await sourcesOf(needs, session.id, groupIds)
    const onlyLiked = input.copy_only_liked_videos ?? false
    const mails = await needs.copies.mails(actor, input, sources, input.postingpage)
    return await needs.store.write(async (repositories, outbox) => {
      const page = await targetPage(needs, repositories, actor, session.projectId, input)
      const added = await needs.copies.add(repositories, outbox, page, session.id, sources, onlyLiked)
      return outbox.answer(needs.copies.copied(outbox, page, added, mails))
    })
  },
)

/** A group of a page, which is there. */
interface GroupOnPage {
  readonly group: PostingGroup
  readonly page: PostingPage
}

/** @throws DomainError missing for a group of another project */
async function groupOnPage(
  { store }: Pick<Needs, 'store'>,
  groupId: string,
  projectId: string,
): Promise<GroupOnPage> {
  const found = await store.read(async ({ groups, pages }) => {
    const [group] = await groups.many([groupId])
    const page = group && (await pages.find(group.pageId))
    return group && page && { group, page }
  })
  if (found?.group.removedAt !== null || found.page.projectId !== projectId) throw missing('This group')
  return found
}

/** What the page shows of it: the takes that are archived there stay behind. */
export const CopyGroupFromPage = useCase(
  copyGroupFromPage,
  { store: POSTING_STORE, videos: VIDEO_DIRECTORY, editor: PageEditor, copies: PageCopies },
  async ({ needs, actor, input, subject: { page: target } }) => {
    const { group, page } = await groupOnPage(needs, input.group, target.projectId)
    if (page.id === target.id) throw invalid('postingpage', 'This group is on this page.')
    const [reviewed] = await needs.videos.forGroups(group.sessionId, [group.sourceGroupId])
    const liked = new Set(reviewed?.videos.filter((video) => video.liked).map(({ id }) => id))
    const posted = await needs.store.read(({ groups }) => groups.videosOfPage(page.id))
    const source: SourceGroup = {
      ...group,
      id: group.sourceGroupId,
      videos: posted
        .filter(({ groupId }) => groupId === group.id)
        .map(({ videoId: id, archived, order }) => ({ id, archived, order, liked: liked.has(id) })),
    }
    const onlyLiked = input.copy_only_liked_videos ?? false
    const mails = await needs.copies.mails(actor, input, [source], target.id)
    return await needs.editor.edit(target.id, async (locked, repositories, outbox) => {
      const added = await needs.copies.add(repositories, outbox, locked, group.sessionId, [source], onlyLiked)
      return outbox.answer(needs.copies.copied(outbox, locked, added, mails))
    })
  },
)

export const AddPostedVideo = useCase(
  addPostedVideo,
  { store: POSTING_STORE, videos: VIDEO_DIRECTORY, editor: PageEditor, copies: PageCopies },
  async ({ needs, input, subject: { page } }) => {
    const found = await groupOnPage(needs, input.group, page.projectId)
    if (found.page.id !== page.id) throw missing('This group')
    const { group } = found
    const [reviewed] = await needs.videos.forGroups(group.sessionId, [group.sourceGroupId])
    const video = reviewed?.videos.find(({ id, archived }) => id === input.key && !archived)
    if (!video) throw missing('This video')
    return await needs.editor.edit(page.id, async (locked, repositories, outbox) => {
      const source = { ...group, id: group.sourceGroupId, videos: [video] }
      await needs.copies.add(repositories, outbox, locked, group.sessionId, [source], false)
      return outbox.answer({ success: true })
    })
  },
)

async function sourcesOf(
  needs: Needs,
  sessionId: string,
  groupIds: readonly string[],
): Promise<SourceGroup[]> {
  const wanted = new Set(groupIds)
  const groups = (await needs.groups.bySession(sessionId)).filter((group) => wanted.has(group.id))
  if (groups.length < wanted.size) throw missing('One of these groups')
  const found = await needs.videos.forGroups(sessionId, groupIds)
  const reviewed = new Map(found.map((group) => [group.groupId, group]))
  return groups.map(({ id, name, order, members }) => ({
    id,
    name,
    order: reviewed.get(id)?.order ?? order,
    members: members.map(({ recordId, firstName, lastName, role, photoKey }) => ({
      recordId,
      firstName,
      lastName,
      role,
      photoKey,
    })),
    videos: reviewed.get(id)?.videos ?? [],
  }))
}

/** The page that was chosen, or a new one; a page of another project is not there. */
async function targetPage(
  { ids, clock }: Needs,
  { pages }: PostingRepositories,
  actor: Actor,
  projectId: string,
  input: Input,
): Promise<PostingPage> {
  if (input.postingpage !== undefined) {
    const page = await pages.lock(input.postingpage)
    if (page?.projectId !== projectId) throw missing('This posting page')
    return page
  }
  if (input.new_page === undefined) throw broken('no_page', 'Please select or add a folder!')
  const page = newPage(actor, ids.next(), projectId, input.new_page, clock.now())
  if (!(await pages.addIfAbsent(page))) throw nameTaken(page.name)
  return page
}
