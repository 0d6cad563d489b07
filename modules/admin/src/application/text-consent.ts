import { service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import type { TextConsent } from '../queries/index.ts'
import { ADMIN_STORE } from './ports/index.ts'
import { TextRoutes } from './text-routes.ts'

export class StoredTextConsent
  extends service({ store: ADMIN_STORE, routes: TextRoutes })
  implements TextConsent
{
  async sendsTexts({ castingDirectorIds }: Pick<SessionFacts, 'castingDirectorIds'>): Promise<boolean> {
    return await this.needs.routes.sends(castingDirectorIds)
  }

  async isOptedOut(projectId: string, phone: string): Promise<boolean> {
    const sender = await this.needs.routes.senderOf(projectId)
    return await this.needs.store.read(({ optOuts }) => optOuts.has(sender, phone))
  }

  async optedOut(phones: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    return await this.needs.store.read(({ optOuts }) => optOuts.among(phones))
  }
}
