import type { DocumentRepository, DocumentUpload, SessionDocument } from '@callboard/projects'
import { DOCUMENT_LISTS, DOCUMENT_TYPES, type DocumentEnding } from '@callboard/projects/contract'
import { insertIfAbsent, type Query } from '../dialect/index.ts'
import { instant, noteChange, number, oneOf, Rows, type Told, tableOf, text } from '../table/index.ts'

const DOCUMENTS = tableOf<SessionDocument>().named('session_document', {
  id: text('id'),
  sessionId: text('session_id'),
  dayId: text('day_id'),
  list: oneOf('list', DOCUMENT_LISTS),
  key: text('blob_key'),
  name: text('name'),
  contentType: text('content_type'),
  size: number('size'),
  addedBy: text('added_by'),
  addedAt: instant('added_at'),
})

const UPLOADS = tableOf<DocumentUpload>().named('document_upload', {
  key: text('blob_key'),
  userId: text('user_id'),
  ending: oneOf('ending', Object.keys(DOCUMENT_TYPES) as DocumentEnding[]),
  askedAt: instant('asked_at'),
})

const SHOWN = 'session_script_shown'

const TOLD_SCRIPT: Told<{ readonly dayId: string; readonly shown: boolean }> = {
  thing: 'script',
  idOf: ({ dayId }) => dayId,
  fields: { dayId: 'untold', shown: 'shown' },
}

export function documentRepository(query: Query): DocumentRepository {
  const rows = new Rows(DOCUMENTS, query)
  const uploads = new Rows(UPLOADS, query)
  const kept = () =>
    query('session_date as date')
      .join('casting_session as session', 'session.id', 'date.session_id')
      .join('project', 'project.id', 'session.project_id')
      .whereNull('session.deleted_at')
      .whereNull('project.deleted_at')
      .where('date.id', query.ref('session_document.day_id'))
  const isShown = async (dayId: string) => (await query(SHOWN).where({ day_id: dayId }).first()) !== undefined
  return {
    ofDay: (dayId) => rows.all(rows.where({ day_id: dayId }).orderBy(['added_at', 'id'])),
    find: (id) => rows.find({ id }),
    add: (document) => rows.addIfAbsent(document),
    remove: (id) => rows.remove({ id }),
    withoutDate: (limit) => rows.all(query(DOCUMENTS.name).whereNotExists(kept()).orderBy('id').limit(limit)),
    addUpload: (upload) => uploads.add(upload),
    upload: (key) => uploads.find({ blob_key: key }),
    removeUpload: (key) => uploads.remove({ blob_key: key }),
    uploadsBefore: (before, limit) =>
      uploads.all(query(UPLOADS.name).where('asked_at', '<', before).orderBy('asked_at').limit(limit)),
    isShown,
    show: async (dayId, shown) => {
      noteChange(query, TOLD_SCRIPT, { dayId, shown: await isShown(dayId) }, { dayId, shown })
      if (shown) await insertIfAbsent(query, SHOWN, { day_id: dayId })
      else await query(SHOWN).where({ day_id: dayId }).delete()
    },
  }
}
