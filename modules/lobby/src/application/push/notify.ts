import {
  type Actor,
  CLOCK,
  denied,
  IDS,
  jobHandler,
  type Outbox,
  type PayloadOf,
  SECRET_HASHER,
  service,
} from '@callboard/core'
import { type CheckInRecord, type PushOccasion, pushPayload } from '../../domain/index.ts'
import { LOBBY_STORE, PUSH_SENDER } from '../ports/index.ts'
import { notifyBrowser, notifyTalent } from './push-jobs.ts'

/** What happened is told for so long: seconds. */
const TOLD_FOR = 300

/** Asks for notifications of a talent's browsers, once for each event. */
export class TalentNotices extends service({ clock: CLOCK }) {
  ask(outbox: Outbox, { id }: CheckInRecord, occasion: PushOccasion): void {
    outbox.enqueue(notifyTalent, { record: id, occasion, at: this.needs.clock.now().toISOString() })
  }
}

export class NotifyTalent extends jobHandler(notifyTalent, { store: LOBBY_STORE }) {
  async run(actor: Actor, notice: PayloadOf<typeof notifyTalent>): Promise<void> {
    if (actor.kind !== 'system') throw denied()
    const found = await this.needs.store.read(({ pushes }) => pushes.ofRecord(notice.record))
    if (found.length === 0) return
    await this.needs.store.write(async (_repositories, outbox) => {
      for (const { id } of found)
        outbox.enqueue(notifyBrowser, { ...notice, subscription: id }, { key: `${notice.at} ${id}` })
    })
  }
}

export class NotifyBrowser extends jobHandler(notifyBrowser, {
  store: LOBBY_STORE,
  push: PUSH_SENDER,
  hasher: SECRET_HASHER,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(actor: Actor, notice: PayloadOf<typeof notifyBrowser>): Promise<void> {
    if (actor.kind !== 'system') throw denied()
    const age = (this.needs.clock.now().getTime() - Date.parse(notice.at)) / 1000
    if (age > TOLD_FOR) return
    const [subscription, record] = await this.needs.store.read(({ pushes, records }) =>
      Promise.all([pushes.find(notice.subscription), records.find(notice.record)]),
    )
    if (!subscription || !record) return
    const pageKey = await this.#newKey(record.id)
    const payload = pushPayload(notice.occasion, record.id, pageKey, record.locationType === 'In Person')
    const left = Math.ceil(TOLD_FOR - age)
    if ((await this.needs.push.send(subscription, JSON.stringify(payload), left)) === 'sent') return
    await this.needs.store.write(({ pushes }) => pushes.remove(subscription.id))
  }

  async #newKey(recordId: string): Promise<string> {
    const key = this.needs.ids.secret()
    const digest = this.needs.hasher.digest(key)
    await this.needs.store.write(({ pageKeys }) =>
      pageKeys.add([{ digest, recordId, createdAt: this.needs.clock.now() }]),
    )
    return key
  }
}
