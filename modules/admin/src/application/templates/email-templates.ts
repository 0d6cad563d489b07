import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, conflict, invalid, missing, PUBLIC_URL, RICH_TEXT, useCase } from '@callboard/core'
import {
  createEmailTemplate,
  deleteEmailTemplate,
  getEmailTemplate,
  listEmailTemplates,
  previewEmailTemplate,
  saveEmailTemplate,
} from '../../contract/index.ts'
import { defaultTemplate } from '../../domain/templates/index.ts'
import { allowSuperAdmin } from '../allow-super-admin.ts'
import { namesOf } from '../names.ts'
import { ADMIN_STORE, TEMPLATE_RENDERER } from '../ports/index.ts'
import { writtenWithSamples } from './check-words.ts'
import { productMail, productWords, templateRows, templateView } from './template-view.ts'

const SHOW = { store: ADMIN_STORE, users: USER_DIRECTORY }
const CHECK = { renderer: TEMPLATE_RENDERER, publicUrl: PUBLIC_URL }
const CHANGE = { ...SHOW, ...CHECK, richText: RICH_TEXT, clock: CLOCK }

export const ListEmailTemplates = useCase(listEmailTemplates, SHOW, async ({ needs, actor }) => {
  allowSuperAdmin(actor)
  const stored = await needs.store.read(({ templates }) => templates.all())
  const names = await namesOf(
    needs.users,
    stored.map(({ updatedBy }) => updatedBy),
  )
  return { templates: templateRows(stored, names) }
})

export const GetEmailTemplate = useCase(getEmailTemplate, SHOW, async ({ needs, actor, input: { id } }) => {
  allowSuperAdmin(actor)
  const stored = await needs.store.read(({ templates }) => templates.find(id))
  return templateView(id, stored, await namesOf(needs.users, [stored?.updatedBy ?? null]))
})

export const CreateEmailTemplate = useCase(createEmailTemplate, CHANGE, async ({ needs, actor, input }) => {
  const { userId } = allowSuperAdmin(actor)
  const { name, subject, html } = input
  const taken = () => invalid('name', 'There is a template of this name already.')
  if (defaultTemplate(name)) throw taken()
  await writtenWithSamples(needs, name, { subject, html })
  const names = await namesOf(needs.users, [userId])
  return await needs.store.write(async ({ templates }, outbox) => {
    const template = {
      name,
      subject: subject.trim(),
      body: html,
      description: needs.richText.clean(input.desc),
      updatedBy: userId,
      updatedAt: needs.clock.now(),
      version: 1,
    }
    if (!(await templates.add(template, null))) throw taken()
    return outbox.answer(templateView(name, template, names))
  })
})

export const SaveEmailTemplate = useCase(saveEmailTemplate, CHANGE, async ({ needs, actor, input }) => {
  const { userId } = allowSuperAdmin(actor)
  const { id: name, subject, html } = input
  // Missing before its words are looked at.
  templateView(name, await needs.store.read(({ templates }) => templates.find(name)), new Map())
  await writtenWithSamples(needs, name, { subject, html })
  const names = await namesOf(needs.users, [userId])
  const changedMeanwhile = (current: unknown) =>
    conflict('template_changed', 'This template was changed meanwhile. Please look at it again.', current)
  return await needs.store.write(async ({ templates }, outbox) => {
    const before = await templates.lock(name)
    const shown = templateView(name, before, await namesOf(needs.users, [before?.updatedBy ?? null]))
    if (shown.version !== input.version) throw changedMeanwhile(shown)
    const template = {
      name,
      subject: subject.trim(),
      body: html,
      description: needs.richText.clean(input.desc),
      updatedBy: userId,
      updatedAt: needs.clock.now(),
      version: shown.version + 1,
    }
    if (before) await templates.put(template, before)
    else if (!(await templates.add(template, productWords(name)))) throw changedMeanwhile(undefined)
    return outbox.answer(templateView(name, template, names))
  })
})

export const DeleteEmailTemplate = useCase(
  deleteEmailTemplate,
  { store: ADMIN_STORE },
  async ({ needs, actor, input: { id } }) => {
    allowSuperAdmin(actor)
    return await needs.store.write(async ({ templates }, outbox) => {
      const stored = await templates.lock(id)
      if (!stored || (defaultTemplate(id) && !productMail(id))) throw missing('This e-mail template')
      await templates.remove(stored, productWords(id))
      return outbox.answer({ success: true })
    })
  },
)

/** Nothing is stored. */
export const PreviewEmailTemplate = useCase(
  previewEmailTemplate,
  { store: ADMIN_STORE, ...CHECK },
  async ({ needs, actor, input: { id, subject, html } }) => {
    allowSuperAdmin(actor)
    templateView(id, await needs.store.read(({ templates }) => templates.find(id)), new Map())
    return await writtenWithSamples(needs, id, { subject, html })
  },
)
