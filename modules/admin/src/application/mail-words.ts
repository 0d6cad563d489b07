import { service } from '@callboard/core'
import type { TemplateName } from '../contract/index.ts'
import { mailWords } from '../domain/compose.ts'
import { DEFAULT_TEMPLATES } from '../domain/templates/index.ts'
import { buttonWords, plainWords } from '../domain/written-words.ts'
import type { MailTemplateWords, MailWords } from '../queries/index.ts'
import { ADMIN_STORE } from './ports/index.ts'

export class StoredMailWords extends service({ store: ADMIN_STORE }) implements MailWords {
  async of(name: TemplateName): Promise<MailTemplateWords> {
    const template = DEFAULT_TEMPLATES[name]
    const override = await this.needs.store.read(({ templates }) => templates.find(name))
    const { subject, body } = mailWords(template, override, null)
    return { subject, body: plainWords(body), button: buttonWords(template) }
  }
}
