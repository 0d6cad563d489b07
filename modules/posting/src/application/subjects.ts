import { type Actor, subjectLoader } from '@callboard/core'
import { groundOfProject, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { commentSubject, linkedPageSubject, linkSubject, pageSubject } from '../contract/index.ts'
import { POSTING_STORE } from './ports/index.ts'

const NEEDS = { store: POSTING_STORE, projects: SESSION_DIRECTORY }

export class PageLoader extends subjectLoader(pageSubject, NEEDS) {
  async load({ id }: { readonly id: string }, actor: Actor) {
    const page = await this.needs.store.read(({ pages }) => pages.find(id))
    const project = page && (await this.needs.projects.project(page.projectId))
    if (!page || !project) return null
    return { subject: { page }, ground: await groundOfProject(this.needs.projects, project, actor) }
  }
}

export class LinkedPageLoader extends subjectLoader(linkedPageSubject, NEEDS) {
  async load(ids: { readonly page: string; readonly link: string | undefined }, actor: Actor) {
    const found = await this.needs.store.read(async ({ pages, links }) => {
      const page = await pages.find(ids.page)
      const named = ids.link === undefined ? null : await links.find(ids.link)
      return page && { page, link: named?.pageIds.includes(page.id) ? named : null }
    })
    const project = found && (await this.needs.projects.project(found.page.projectId))
    if (!found || !project) return null
    const isOpen = found.link !== null
    const ground = await groundOfProject(this.needs.projects, project, actor)
    return {
      subject: { ...found, project },
      ground: { ...ground, openToClients: isOpen, openByLink: isOpen },
    }
  }
}

export class LinkLoader extends subjectLoader(linkSubject, NEEDS) {
  async load({ id }: { readonly id: string }) {
    const link = await this.needs.store.read(({ links }) => links.find(id))
    const project = link && (await this.needs.projects.project(link.projectId))
    return link && project ? { subject: { link, project }, ground: { openByLink: true } } : null
  }
}

/** A comment is its author's own. */
export class CommentLoader extends subjectLoader(commentSubject, { store: POSTING_STORE }) {
  async load({ id }: { readonly id: string }) {
    const comment = await this.needs.store.read(
      async ({ comments, recordComments }) => (await comments.find(id)) ?? (await recordComments.find(id)),
    )
    return comment && { subject: { comment }, ground: { userId: comment.userId } }
  }
}
