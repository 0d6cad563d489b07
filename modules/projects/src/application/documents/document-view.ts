import { type Actor, type BlobStore, isShownInPlace } from '@callboard/core'
import {
  type DayDocuments,
  DOCUMENT_LISTS,
  type DocumentList,
  type SessionDocument as View,
} from '../../contract/index.ts'
import type { SessionDocument } from '../../domain/document.ts'
import type { SessionDateFacts, SessionFacts } from '../../queries/index.ts'
import type { ProjectsStore } from '../ports/index.ts'
import { ownsProject } from '../project-access.ts'

const ADDRESS_SECONDS = 15 * 60

/** Owners change the documents of every date, managers those of the dates that they run. */
export const mayChangeDocuments = (
  actor: Actor,
  castingDirectorIds: readonly string[],
  day: Pick<SessionDateFacts, 'managerIds' | 'lobbyManagerIds'>,
): boolean =>
  ownsProject(actor, { castingDirectorIds }) ||
  (actor.kind === 'user' && [...day.managerIds, ...day.lobbyManagerIds].includes(actor.userId))

/** Only what browsers show without running it is opened in place; everything else is saved. */
export function documentView(blobs: Pick<BlobStore, 'signGet'>, document: SessionDocument): View {
  const shown = isShownInPlace(document.contentType)
  const rights = { seconds: ADDRESS_SECONDS, ...(shown ? {} : { downloadName: document.name }) }
  return {
    _id: document.id,
    name: document.name,
    size: document.size,
    added_at: document.addedAt.toISOString(),
    url: blobs.signGet(document.key, rights),
    shown,
  }
}

export async function dayDocuments(
  needs: { readonly store: ProjectsStore; readonly blobs: Pick<BlobStore, 'signGet'> },
  actor: Actor,
  { session, day }: { readonly session: SessionFacts; readonly day: SessionDateFacts },
): Promise<DayDocuments> {
  const { found, shown } = await needs.store.read(async ({ documents }) => ({
    found: await documents.ofDay(day.id),
    shown: await documents.isShown(day.id),
  }))
  const inList = (list: DocumentList) =>
    found.filter((document) => document.list === list).map((document) => documentView(needs.blobs, document))
  return {
    studio_name: session.projectName,
    session_name: session.name,
    date: day.date,
    lists: Object.fromEntries(DOCUMENT_LISTS.map((list) => [list, inList(list)])) as DayDocuments['lists'],
    show_to_talent: shown,
    can: { edit: mayChangeDocuments(actor, session.castingDirectorIds, day) },
  }
}
