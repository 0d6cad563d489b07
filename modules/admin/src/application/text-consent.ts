import { CLOCK, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import { dayOfTexts } from '../domain/message.ts'
import type { TextConsent } from '../queries/index.ts'
import { ADMIN_STORE, TEXTS_PER_DAY } from './ports/index.ts'
import { TextRoutes } from './text-routes.ts'

export class StoredTextConsent
  extends service({ store: ADMIN_STORE, routes: TextRoutes, textsPerDay: TEXTS_PER_DAY, clock: CLOCK })
  implements TextConsent
{
  async sendsTexts({ castingDirectorIds }: Pick<SessionFacts, 'castingDirectorIds'>): Promise<boolean> {
    return await this.needs.routes.sends(castingDirectorIds)
  }

  async isOptedOut(projectId: string, phone: string): Promise<boolean> {
    const sender = await this.needs.routes.senderOf(projectId)
    return await this.needs.store.read(({ optOuts }) => optOuts.has(sender, phone))
  }

  async isSpent(projectId: string): Promise<boolean> {
    const day = dayOfTexts(this.needs.clock.now())
    const texts = await this.needs.store.read(({ textCounts }) => textCounts.on(projectId, day))
    return texts >= this.needs.textsPerDay
  }

  async optedOut(phones: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    return await this.needs.store.read(({ optOuts }) => optOuts.among(phones))
  }
}
