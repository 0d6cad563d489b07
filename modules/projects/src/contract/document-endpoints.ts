import {
  defineEndpoint,
  fileBody,
  idFormat,
  instantFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
  uploadQuota,
} from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { DOCUMENT_LISTS, DOCUMENT_TYPES, type DocumentList, FORM_LIMIT_BYTES } from './document-rules.ts'
import { daySubject } from './subjects.ts'

export const SessionDocument = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  size: Type.Integer(),
  added_at: Type.String(instantFormat),
  /** Good for a quarter of an hour. */
  url: Type.String(),
  /** A browser shows it; others are saved. */
  shown: Type.Boolean(),
})
export type SessionDocument = Static<typeof SessionDocument>

const List = Type.Unsafe<DocumentList>({ type: 'string', enum: [...DOCUMENT_LISTS] })
const listed = Type.Array(SessionDocument)

export const DayDocuments = Type.Object({
  studio_name: Type.String(),
  session_name: Type.String(),
  date: Type.String(),
  lists: Type.Object({
    size_card_pdf: listed,
    schedule_pdf: listed,
    script_pdf: listed,
    storyboard_pdf: listed,
    treatment_pdf: listed,
  }),
  /** Talent of the date see its script. */
  show_to_talent: Type.Boolean(),
  can: Type.Object({ edit: Type.Boolean() }),
})
export type DayDocuments = Static<typeof DayDocuments>

const OfDay = { session: Type.String(idFormat), day: Type.String(idFormat) }
const onDay = subjectOf(daySubject, { session: 'session', day: 'day' }, STAFF)

export const getUploadAddress = defineEndpoint({
  name: 'projects.getUploadAddress',
  summary: 'An address that takes one PUT of a document of this kind; the server makes its key',
  method: 'GET',
  path: '/s3-put-url/{filename}',
  access: STAFF_TYPES,
  subject: { none: 'a file that belongs to nothing yet' },
  params: Type.Object({ filename: Type.String({ minLength: 1, maxLength: 255 }) }),
  query: Type.Object({ mimeType: Type.Optional(Type.String({ maxLength: 200 })) }),
  reply: Type.Object({ url: Type.String(), Key: Type.String(), content_type: Type.String() }),
  limits: [{ per: 'actor', max: 200, seconds: 60 }],
})

export const uploadFile = defineEndpoint({
  name: 'projects.uploadFile',
  summary:
    'Send a document of at most 15 MB, as it is or as the file of a form: the server checks it and makes its key; larger ones are put at an upload address',
  method: 'POST',
  path: '/upload-file',
  access: STAFF_TYPES,
  subject: { none: 'a file that belongs to nothing yet' },
  /** Needed with a file that is sent as it is: that of a form has its own name. */
  query: Type.Object({ filename: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })) }),
  body: fileBody(FORM_LIMIT_BYTES, [...new Set(Object.values(DOCUMENT_TYPES))], { orForm: true }),
  /** `url`: where the file is read, good for a quarter of an hour */
  reply: Type.Object({ url: Type.String(), Key: Type.String(), content_type: Type.String() }),
  limits: [{ per: 'actor', max: 200, seconds: 60 }, uploadQuota('actor', 10)],
})

export const listDocuments = defineEndpoint({
  name: 'projects.listDocuments',
  summary: 'The documents of a session date',
  method: 'GET',
  path: '/sessions/{session}/days/{day}/documents',
  access: STAFF_TYPES,
  subject: onDay,
  params: Type.Object(OfDay),
  reply: DayDocuments,
})

export const addDocument = defineEndpoint({
  name: 'projects.addDocument',
  summary:
    'Take a file that was put at an upload address into a list of a session date, once its content is checked',
  method: 'POST',
  path: '/sessions/{session}/days/{day}/documents',
  access: STAFF_TYPES,
  subject: onDay,
  params: Type.Object(OfDay),
  body: Type.Object({
    list: List,
    Key: Type.String({ minLength: 1, maxLength: 200 }),
    name: Type.String({ minLength: 1, maxLength: 255 }),
  }),
  reply: DayDocuments,
  limits: [{ per: 'actor', max: 200, seconds: 60 }],
})

export const removeDocument = defineEndpoint({
  name: 'projects.removeDocument',
  summary: 'Take a document out of a session date and delete its file',
  method: 'DELETE',
  path: '/sessions/{session}/days/{day}/documents/{document}',
  access: STAFF_TYPES,
  subject: onDay,
  params: Type.Object({ ...OfDay, document: Type.String(idFormat) }),
  reply: DayDocuments,
})

export const showScript = defineEndpoint({
  name: 'projects.showScript',
  summary: 'Show the script of a session date to its talent, or not',
  method: 'POST',
  path: '/sessions/{session}/days/{day}/show-to-talent',
  access: STAFF_TYPES,
  subject: onDay,
  params: Type.Object(OfDay),
  body: Type.Object({ show_to_talent: Type.Boolean() }),
  reply: DayDocuments,
})
