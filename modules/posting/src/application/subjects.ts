import { subjectLoader } from '@callboard/core'
import { groundOfProject, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { commentSubject, linkedPageSubject, linkSubject, pageSubject } from '../contract/index.ts'
import { POSTING_STORE } from './ports/index.ts'

const NEEDS = { store: POSTING_STORE, projects: SESSION_DIRECTORY }

export const PageLoader = subjectLoader(pageSubject, NEEDS, async ({ needs, ids: { id }, actor }) => {
  const page = await needs.store.read(({ pages }) => pages.find(id))
  const project = page && (await needs.projects.project(page.projectId))
  if (!page || !project) return null
  return { subject: { page }, ground: await groundOfProject(needs.projects, project, actor) }
})

export const LinkedPageLoader = subjectLoader(linkedPageSubject, NEEDS, async ({ needs, ids, actor }) => {
  const found = await needs.store.read(async ({ pages, links }) => {
    const page = await pages.find(ids.page)
    const named = ids.link === undefined ? null : await links.find(ids.link)
    return page && { page, link: named?.pageIds.includes(page.id) ? named : null }
  })
  const project = found && (await needs.projects.project(found.page.projectId))
  if (!found || !project) return null
  const isOpen = found.link !== null
  const ground = await groundOfProject(needs.projects, project, actor)
  return {
    subject: { ...found, project },
    ground: { ...ground, openToClients: isOpen, openByLink: isOpen },
  }
})

export const LinkLoader = subjectLoader(linkSubject, NEEDS, async ({ needs, ids: { id } }) => {
  const link = await needs.store.read(({ links }) => links.find(id))
  const project = link && (await needs.projects.project(link.projectId))
  return link && project ? { subject: { link, project }, ground: { openByLink: true } } : null
})

/** A comment is its author's own. */
export const CommentLoader = subjectLoader(
  commentSubject,
  { store: POSTING_STORE },
  async ({ needs, ids: { id } }) => {
    const comment = await needs.store.read(
      async ({ comments, recordComments }) => (await comments.find(id)) ?? (await recordComments.find(id)),
    )
    return comment && { subject: { comment }, ground: { userId: comment.userId } }
  },
)
