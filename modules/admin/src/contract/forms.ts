import { defineForm } from '@callboard/core/http-contract'
import { saveCredentials } from './credential-endpoints.ts'
import { CREDENTIAL_FORMS, CREDENTIALS } from './credential-rules.ts'
import { saveNotices } from './notice-endpoints.ts'
import { createEmailTemplate, saveEmailTemplate } from './template-endpoints.ts'

export const noticesForm = defineForm(saveNotices, {})

const WORDS = { subject: 'Subject is required', html: 'The e-mail has no words yet' } as const

export const templateForm = defineForm(saveEmailTemplate, WORDS)

export const newTemplateForm = defineForm(createEmailTemplate, {
  ...WORDS,
  name: 'Letters A to Z, digits and underscores, beginning with a letter, 3 to 60 of them',
})

export const credentialsForm = defineForm(
  saveCredentials,
  Object.fromEntries(CREDENTIALS.map((name) => [name, CREDENTIAL_FORMS[name].says])),
)
