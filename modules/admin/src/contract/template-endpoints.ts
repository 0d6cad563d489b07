import { defineEndpoint, idFormat, instantFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

const ADMIN = ['super_admin'] as const
const NONE = { none: 'templates of the install, for super admins' }

const MOST_CHARACTERS = 100_000

/** As programs name a template: `CLIENT_EMAIL`. */
export const TEMPLATE_NAME = '^[A-Z][A-Z0-9_]{2,59}$'
const Id = Type.Object({ id: Type.String(idFormat) })

const Words = {
  subject: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  /** HTML, or MJML elements of one column; Handlebars in both. */
  html: Type.String({ minLength: 1, maxLength: MOST_CHARACTERS, pattern: '\\S' }),
}
/** HTML that says what the template is for. */
const desc = Type.String({ maxLength: 5_000 })

export const EmailTemplateRow = Type.Object({
  /** its name */
  _id: Type.String(),
  name: Type.String(),
  subject: Type.String(),
  /** it has other words than those that come with the product */
  reworded: Type.Boolean(),
  /** it was added here and is no part of the product */
  added: Type.Boolean(),
  updated_by: Type.Union([Type.String(), Type.Null()]),
  updated_at: Type.Union([Type.String(instantFormat), Type.Null()]),
})
export type EmailTemplateRow = Static<typeof EmailTemplateRow>

export const EmailTemplateView = Type.Composite([
  EmailTemplateRow,
  Type.Object({
    html: Type.String(),
    desc: Type.String(),
    /** what its words may ask for */
    placeholders: Type.Array(Type.String()),
    /** without these it is of no use */
    needed: Type.Array(Type.String()),
    /** 0 for the words that come with the product; a change to an older version is refused */
    version: Type.Integer(),
  }),
])
export type EmailTemplateView = Static<typeof EmailTemplateView>

export const listEmailTemplates = defineEndpoint({
  name: 'admin.listEmailTemplates',
  summary: 'Every e-mail template, by name',
  method: 'GET',
  path: '/admin/email-templates',
  access: ADMIN,
  subject: NONE,
  reply: Type.Object({ templates: Type.Array(EmailTemplateRow) }),
})

export const getEmailTemplate = defineEndpoint({
  name: 'admin.getEmailTemplate',
  summary: 'An e-mail template with its words',
  method: 'GET',
  path: '/admin/email-templates/{id}',
  access: ADMIN,
  subject: NONE,
  params: Id,
  reply: EmailTemplateView,
})

export const createEmailTemplate = defineEndpoint({
  name: 'admin.createEmailTemplate',
  summary: 'Add an e-mail template of a new name',
  method: 'POST',
  path: '/admin/email-templates',
  access: ADMIN,
  subject: NONE,
  body: Type.Object({ name: Type.String({ pattern: TEMPLATE_NAME }), ...Words, desc }),
  reply: EmailTemplateView,
})

export const saveEmailTemplate = defineEndpoint({
  name: 'admin.saveEmailTemplate',
  summary: 'Reword an e-mail template; words that cannot be written are refused with the line',
  method: 'PUT',
  path: '/admin/email-templates/{id}',
  access: ADMIN,
  subject: NONE,
  params: Id,
  body: Type.Object({ ...Words, desc, version: Type.Integer({ minimum: 0 }) }),
  reply: EmailTemplateView,
})

export const deleteEmailTemplate = defineEndpoint({
  name: 'admin.deleteEmailTemplate',
  summary: 'Remove a template that was added; one of the product has its own words again',
  method: 'DELETE',
  path: '/admin/email-templates/{id}',
  access: ADMIN,
  subject: NONE,
  params: Id,
  reply: Type.Object({ success: Type.Boolean() }),
})

export const previewEmailTemplate = defineEndpoint({
  name: 'admin.previewEmailTemplate',
  summary: 'Words of a template as an e-mail, with sample values',
  method: 'POST',
  path: '/admin/email-templates/{id}/preview',
  access: ADMIN,
  subject: NONE,
  params: Id,
  body: Type.Object(Words),
  reply: Type.Object({ subject: Type.String(), html: Type.String(), text: Type.String() }),
})
