import { eventHandler, IDS } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { ownPageMailWished } from '../../contract/index.ts'
import { Arrivals } from '../arrivals/arrivals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { TalentTexts } from './talent-texts.ts'

/** Each mail brings a key of the page of its own; a check-in that is gone meanwhile gets none. */
export const OnOwnPageMailWished = eventHandler(
  ownPageMailWished,
  'lobby.mail-own-page',
  { store: LOBBY_STORE, sessions: SESSION_DIRECTORY, arrivals: Arrivals, texts: TalentTexts, ids: IDS },
  async ({ needs, payload: { record_id, key } }) => {
    const wanted = await needs.store.read(({ records }) => records.find(record_id))
    const session = wanted && (await needs.sessions.session(wanted.sessionId))
    if (!session) return
    await needs.store.write(async (repositories, outbox) => {
      const record = await repositories.records.find(record_id)
      if (!record || record.deletedAt !== null || record.email === '') return
      const pageKey = needs.ids.secret()
      await needs.arrivals.rememberPage(repositories, record, pageKey)
      needs.texts.ownPage(outbox, record, session, pageKey, key)
    })
  },
)
