import { MESSAGE_FATES } from '@callboard/admin/queries'
import { type Actor, type Outbox, service, useCase } from '@callboard/core'
import { ownPageMailWished } from '@callboard/lobby/contract'
import { TALENT_CONTACTS } from '@callboard/lobby/queries'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { countAuditionLinks } from '../../contract/index.ts'

/** The talent of a copy to a page who are mailed the link to their audition. */
export interface AuditionMails {
  readonly recordIds: readonly string[]
  readonly withoutAddress: number
  readonly mailedBefore: number
}

const keyOf = (pageId: string, recordId: string) => `AUDITION_LINK:${pageId}:${recordId}`

export class AuditionLinks extends service({ contacts: TALENT_CONTACTS, fates: MESSAGE_FATES }) {
  /** @param pageId undefined: a page that is to be made */
  async plan(recordIds: readonly string[], pageId: string | undefined): Promise<AuditionMails> {
    const found = await this.needs.contacts.of([...new Set(recordIds)])
    const reachable = found.filter(({ email }) => email !== '').map(({ recordId }) => recordId)
    const wanted = pageId === undefined ? reachable : await this.#notMailed(reachable, pageId)
    return {
      recordIds: wanted,
      withoutAddress: found.length - reachable.length,
      mailedBefore: reachable.length - wanted.length,
    }
  }

  /** Once for a page and talent, also where two calls come at the same moment: the key says so. */
  send(outbox: Outbox, pageId: string, { recordIds }: AuditionMails): void {
    for (const recordId of recordIds)
      outbox.publish(ownPageMailWished, { record_id: recordId, key: keyOf(pageId, recordId) })
  }

  async #notMailed(recordIds: readonly string[], pageId: string): Promise<string[]> {
    const fates = await this.needs.fates.of(recordIds.map((recordId) => keyOf(pageId, recordId)))
    const mailed = new Set(fates.map(({ key }) => key))
    return recordIds.filter((recordId) => !mailed.has(keyOf(pageId, recordId)))
  }
}

export const auditionLinksView = ({ recordIds, withoutAddress, mailedBefore }: AuditionMails) => ({
  talent: recordIds.length,
  without_address: withoutAddress,
  mailed_before: mailedBefore,
})

export const mayMail = (actor: Actor): boolean => actor.kind === 'user' && actor.userType === 'super_admin'

/** Check-ins of other projects do not count. */
export const CountAuditionLinks = useCase(
  countAuditionLinks,
  { links: AuditionLinks, contacts: TALENT_CONTACTS, sessions: SESSION_DIRECTORY, fates: MESSAGE_FATES },
  async ({ needs, input: { records, postingpage }, subject: { project } }) => {
    const sessions = new Set((await needs.sessions.byProject(project.id)).map(({ id }) => id))
    const own = (await needs.contacts.of(records)).filter(({ sessionId }) => sessions.has(sessionId))
    const recordIds = own.map(({ recordId }) => recordId)
    const mails = await needs.links.plan(recordIds, postingpage)
    return { ...auditionLinksView(mails), sends_mail: needs.fates.sendsMail }
  },
)
