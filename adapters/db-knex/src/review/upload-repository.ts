import type { Upload, UploadPart, UploadPartRepository, UploadRepository } from '@callboard/review'
import { UPLOAD_STATES } from '@callboard/review/contract'
import type { Query } from '../dialect/query.ts'
import { alone } from '../dialect/statements.ts'
import { instant, number, oneOf, orNull, Rows, tableOf, text } from '../table/index.ts'

const UPLOADS = tableOf<Upload>().named('upload', {
  id: text('id'),
  sessionId: text('session_id'),
  dayId: orNull(text('day_id')),
  groupId: orNull(text('group_id')),
  recordId: orNull(text('record_id')),
  ownerKind: oneOf('owner_kind', ['talent', 'staff'] as const),
  owner: text('owner'),
  claimedBy: orNull(text('claimed_by')),
  fileName: text('file_name'),
  contentType: text('content_type'),
  size: number('size'),
  state: oneOf('state', UPLOAD_STATES),
  reason: orNull(text('reason')),
  startedAt: instant('started_at'),
  activeAt: instant('active_at'),
})

export function uploadRepository(query: Query): UploadRepository {
  const rows = new Rows(UPLOADS, query)
  return {
    find: (id) => rows.find({ id }),
    lock: (id) => rows.lock({ id }),
    addWithin: async (upload, { since, files, bytes }) => {
      await alone(query, `uploads of ${upload.owner}`)
      const owned = await rows.all(rows.where({ owner: upload.owner }))
      const counted = owned.filter(({ startedAt }) => startedAt >= since)
      const size = counted.reduce((sum, one) => sum + one.size, upload.size)
      if (counted.length >= files || size > bytes) return false
      await rows.add(upload)
      return true
    },
    save: (upload) => rows.save(upload),
    remove: async (id) => {
      await query('upload_part').where({ upload_id: id }).delete()
      await rows.where({ id }).delete()
    },
  }
}

const PARTS = tableOf<UploadPart>().named('upload_part', {
  uploadId: text('upload_id'),
  number: number('number'),
  size: number('size'),
  sha256: text('sha256'),
  key: text('blob_key'),
  confirmedAt: instant('confirmed_at'),
})

export function uploadPartRepository(query: Query): UploadPartRepository {
  const rows = new Rows(PARTS, query)
  return {
    find: (uploadId, number) => rows.find({ upload_id: uploadId, number }),
    add: (part) => rows.add(part),
    ofUpload: (uploadId) => rows.all(rows.where({ upload_id: uploadId }).orderBy('number')),
  }
}
