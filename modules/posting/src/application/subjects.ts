import { type Actor, isStaffStanding, type NeedsOf, standingOf, subjectLoader } from '@callboard/core'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import { groundOfProject, groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import {
  commentSubject,
  copiedFromSubject,
  linkedPageSubject,
  linkSubject,
  ownLinkSubject,
  pageOfPartSubject,
  pageSubject,
  postedSubject,
  recipientSubject,
} from '../contract/index.ts'
import type { PostingPage } from '../domain/page.ts'
import { Links } from './links/links.ts'
import { StandingPages } from './pages/standing-pages.ts'
import { POSTING_STORE, type PostingRepositories } from './ports/index.ts'

const NEEDS = {
  store: POSTING_STORE,
  projects: SESSION_DIRECTORY,
  standing: StandingPages,
  links: Links,
}

async function asPage(
  { projects }: Pick<NeedsOf<typeof NEEDS>, 'projects'>,
  page: PostingPage | null,
  actor: Actor,
) {
  const project = page && (await projects.project(page.projectId))
  if (!page || !project) return null
  return { subject: { page }, ground: await groundOfProject(projects, project, actor) }
}

/** For staff, also while a page has nothing to show. */
export const PageLoader = subjectLoader(pageSubject, NEEDS, async ({ needs, ids: { id }, actor }) =>
  asPage(needs, await needs.store.read(({ pages }) => pages.find(id)), actor),
)

async function pageWith(
  { groups }: Pick<PostingRepositories, 'groups'>,
  part: string,
): Promise<string | undefined> {
  const [group] = await groups.many([part])
  if (group) return group.pageId
  const [page, ...others] = await groups.pagesWith(part)
  return others.length === 0 ? page : undefined
}

export const PageOfPartLoader = subjectLoader(pageOfPartSubject, NEEDS, async ({ needs, ids, actor }) => {
  const { page: named, part }: { readonly page?: string; readonly part?: string } = ids
  const page = await needs.store.read(async (repositories) => {
    const id = named ?? (part === undefined ? undefined : await pageWith(repositories, part))
    return id === undefined ? null : await repositories.pages.find(id)
  })
  return await asPage(needs, page, actor)
})

export const CopiedFromLoader = subjectLoader(
  copiedFromSubject,
  { groups: GROUP_DIRECTORY, sessions: SESSION_DIRECTORY },
  async ({ needs, ids }) => {
    const { session: named, group }: { readonly session?: string; readonly group?: string } = ids
    const id = named ?? (group === undefined ? undefined : (await needs.groups.find(group))?.sessionId)
    const session = id === undefined ? null : await needs.sessions.session(id)
    return session && { subject: { session }, ground: groundOfSession(session) }
  },
)

export const LinkedPageLoader = subjectLoader(linkedPageSubject, NEEDS, async ({ needs, ids, actor }) => {
  const found = await needs.standing.find(ids.page, ids.link)
  if (!found) return null
  const { page, project, link, recipient, groups, isOpen } = found
  const ground = await groundOfProject(needs.projects, project, actor)
  return {
    subject: { page, project, link, recipient, groups },
    ground: {
      ...ground,
      openToClients: isOpen,
      openByLink: isOpen,
      openToRecipient: isOpen && recipient !== null,
    },
  }
})

/** What outsiders are shown they find by the link alone; an archived video is for staff. */
export const PostedLoader = subjectLoader(postedSubject, NEEDS, async ({ needs, ids }) => {
  const found = await needs.standing.posted(ids)
  return found && { subject: {}, ground: { openByLink: found.isOpen } }
})

/** A link that leads to nothing any more is not found, but by staff; of one with a password only that is told. */
export const LinkLoader = subjectLoader(linkSubject, NEEDS, async ({ needs, ids: { id }, actor }) => {
  const found = await needs.store.read(async (repositories) => {
    const known = await needs.links.find(repositories, id)
    return known && { ...known, pages: await repositories.pages.many(known.link.pageIds) }
  })
  const project = found && (await needs.projects.project(found.link.projectId))
  if (!found || !project) return null
  const { link, named, recipient, state, pages } = found
  const ground = { ...(await groundOfProject(needs.projects, project, actor)), openByLink: true }
  const isStaff = isStaffStanding(standingOf(actor, ground))
  const groups = isStaff ? await needs.standing.groups(pages) : await needs.standing.shownOutside(pages)
  if (!isStaff && (state === 'over' || project.archived || groups.size === 0)) return null
  const isLocked = !isStaff && state === 'locked'
  const projects = await needs.standing.projectsOf(pages)
  const shown = isLocked ? [] : pages.filter(({ id, projectId }) => groups.has(id) && projects.has(projectId))
  return { subject: { link, named, recipient, isLocked, project, projects, pages: shown }, ground }
})

export const OwnLinkLoader = subjectLoader(ownLinkSubject, NEEDS, async ({ needs, ids, actor }) => {
  const link = await needs.store.read(({ links }) => links.find(ids.link))
  const project = link?.projectId === ids.project ? await needs.projects.project(ids.project) : null
  if (!link || !project) return null
  return { subject: { link, project }, ground: await groundOfProject(needs.projects, project, actor) }
})

export const RecipientLoader = subjectLoader(recipientSubject, NEEDS, async ({ needs, ids }) => {
  const found = await needs.store.read((repositories) => needs.links.find(repositories, ids.link))
  if (!found?.recipient || found.state !== 'open') return null
  return { subject: { recipient: found.recipient }, ground: { openToRecipient: true } }
})

/** A comment is its author's own; a recipient is known by the link, as long as that opens. */
export const CommentLoader = subjectLoader(
  commentSubject,
  { store: POSTING_STORE, links: Links },
  async ({ needs, ids: { id, link } }) => {
    const found = await needs.store.read(async (repositories) => {
      const comment = await repositories.comments.find(id)
      return (
        comment && { comment, by: link === undefined ? null : await needs.links.find(repositories, link) }
      )
    })
    if (!found) return null
    const { comment, by } = found
    const openToRecipient = by?.state === 'open' && by.recipient?.id === comment.userId
    return { subject: { comment }, ground: { userId: comment.userId, openToRecipient } }
  },
)
