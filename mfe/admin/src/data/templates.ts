import {
  createEmailTemplate,
  deleteEmailTemplate,
  getEmailTemplate,
  listEmailTemplates,
  previewEmailTemplate,
  saveEmailTemplate,
} from '@callboard/admin/contract'
import { defineAction, inAnswer } from '@callboard/kit/data'
import { sayName } from '../templates/say-name.ts'

export const saveTemplateAction = defineAction(saveEmailTemplate, {
  refreshes: [listEmailTemplates],
  changes: (stored, { id }) => [inAnswer(getEmailTemplate, { id }, () => stored)],
  says: ({ name }) => `The e-mail ${sayName(name)} has its new words from now on.`,
})
export const createTemplateAction = defineAction(createEmailTemplate, {
  refreshes: [listEmailTemplates],
  says: ({ name }) => `The template ${sayName(name)} is added.`,
})
export const deleteTemplateAction = defineAction(deleteEmailTemplate, {
  refreshes: [listEmailTemplates, getEmailTemplate],
  says: (_reply, { id }) => `The words of ${sayName(id)} are removed.`,
})
export const previewTemplateAction = defineAction(previewEmailTemplate)
