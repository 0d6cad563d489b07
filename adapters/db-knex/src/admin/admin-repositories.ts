import type {
  AdminRepositories,
  Notice,
  NoticeRepository,
  StoredTemplate,
  TemplateRepository,
  TemplateWords,
} from '@callboard/admin'
import { NOTICES } from '@callboard/admin/contract'
import type { Query } from '../dialect/query.ts'
import { alone, upsert } from '../dialect/statements.ts'
import {
  instant,
  isText,
  json,
  noteChange,
  number,
  oneOf,
  orNull,
  Rows,
  type Told,
  tableOf,
  text,
} from '../table/index.ts'
import { auditRepository } from './audit-repository.ts'
import { capacityRepository, credentialRepository } from './credential-repository.ts'
import { deadAddressRepository } from './dead-address-repository.ts'
import { messageRepository } from './message-repository.ts'
import { optOutRepository } from './opt-out-repository.ts'
import { textCountRepository } from './text-count-repository.ts'

const TEMPLATES = tableOf<StoredTemplate>().named('message_template', {
  name: text('name'),
  subject: orNull(text('subject')),
  body: text('body'),
  description: orNull(text('description')),
  updatedBy: orNull(text('updated_by')),
  updatedAt: instant('updated_at'),
  version: number('version'),
})

const TOLD_TEMPLATE: Told<TemplateWords> = {
  thing: 'template',
  idOf: ({ name }) => name,
  fields: {
    name: 'shown',
    subject: 'shown',
    body: 'changed',
    description: 'changed',
  },
}

function templateRepository(query: Query): TemplateRepository {
  const rows = new Rows(TEMPLATES, query)
  return {
    find: (name) => rows.find({ name }),
    lock: (name) => rows.lock({ name }),
    all: () => rows.all(query(TEMPLATES.name).select([...TEMPLATES.columns])),
    add: async (template, before) => {
      const isAdded = await rows.addIfAbsent(template)
      if (isAdded) noteChange(query, TOLD_TEMPLATE, before, template)
      return isAdded
    },
    put: async (template, before) => {
      await rows.put(template, ['name'])
      noteChange(query, TOLD_TEMPLATE, before, template)
    },
    remove: async (template, after) => {
      await rows.remove({ name: template.name })
      noteChange(query, TOLD_TEMPLATE, template, after)
    },
  }
}

/** Settings of the install, of which some are notices. */
const NOTICE_TABLE = tableOf<Notice>().named('admin_setting', {
  name: oneOf('name', NOTICES),
  text: json('value', isText),
  updatedAt: instant('updated_at'),
})

const TOLD_NOTICE: Told<Notice> = {
  thing: 'notice',
  idOf: ({ name }) => name,
  fields: { name: 'untold', text: 'shown', updatedAt: 'untold' },
}

function noticeRepository(query: Query): NoticeRepository {
  const rows = new Rows(NOTICE_TABLE, query)
  const all = () =>
    rows.all(
      query(NOTICE_TABLE.name)
        .whereIn('name', [...NOTICES])
        .select([...NOTICE_TABLE.columns]),
    )
  return {
    all,
    locked: async () => {
      await alone(query, 'notices')
      return await all()
    },
    put: async (notice, by) => {
      noteChange(query, TOLD_NOTICE, await rows.find({ name: notice.name }), notice)
      await upsert(query, NOTICE_TABLE.name, { ...NOTICE_TABLE.toRow(notice), updated_by: by }, ['name'])
    },
  }
}

/** For `knexUnitOfWork`. */
export const adminRepositories = (query: Query): AdminRepositories => ({
  messages: messageRepository(query),
  templates: templateRepository(query),
  notices: noticeRepository(query),
  audit: auditRepository(query),
  credentials: credentialRepository(query),
  capacity: capacityRepository(query),
  optOuts: optOutRepository(query),
  deadAddresses: deadAddressRepository(query),
  textCounts: textCountRepository(query),
})
