import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { sendTalentEmail } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { MailDesk } from './mail-desk.ts'

export class SendTalentEmail extends useCase(sendTalentEmail, { store: PROJECTS_STORE, desk: MailDesk }) {
  async run(
    actor: Actor,
    input: InputOf<typeof sendTalentEmail>,
    { session }: SubjectOf<typeof sendTalentEmail>,
  ): Promise<ReplyOf<typeof sendTalentEmail>> {
    const { desk, store } = this.needs
    const { good, refused } = desk.recipients(input.emails)
    const values = await desk.values(session)
    desk.checkWords(input, values)
    const replyTo = await desk.sender(actor)
    return await store.write(async (_repositories, outbox) => {
      desk.send(outbox, {
        template: 'TALENT_EMAIL',
        to: good,
        written: input,
        valuesFor: () => values,
        replyTo,
        about: { project_id: session.projectId, session_id: session.id },
      })
      return outbox.answer({ sent: good.length, refused: [...refused] })
    })
  }
}
