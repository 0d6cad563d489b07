import {
  CLOCK,
  denied,
  IDS,
  jobHandler,
  type NeedsOf,
  type Outbox,
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

export const NotifyTalent = jobHandler(
  notifyTalent,
  { store: LOBBY_STORE },
  async ({ needs, actor, payload: notice }) => {
    if (actor.kind !== 'system') throw denied()
    const found = await needs.store.read(({ pushes }) => pushes.ofRecord(notice.record))
    if (found.length === 0) return
    await needs.store.write(async (_repositories, outbox) => {
      for (const { id } of found)
        outbox.enqueue(notifyBrowser, { ...notice, subscription: id }, { key: `${notice.at} ${id}` })
    })
  },
)

const NEEDS = { store: LOBBY_STORE, push: PUSH_SENDER, hasher: SECRET_HASHER, clock: CLOCK, ids: IDS }
type Needs = NeedsOf<typeof NEEDS>

export const NotifyBrowser = jobHandler(notifyBrowser, NEEDS, async ({ needs, actor, payload: notice }) => {
  if (actor.kind !== 'system') throw denied()
  const age = (needs.clock.now().getTime() - Date.parse(notice.at)) / 1000
  if (age > TOLD_FOR) return
  const [subscription, record] = await needs.store.read(({ pushes, records }) =>
    Promise.all([pushes.find(notice.subscription), records.find(notice.record)]),
  )
  if (!subscription || !record) return
  const pageKey = await newKey(needs, record.id)
  const payload = pushPayload(notice.occasion, record.id, pageKey, record.locationType === 'In Person')
  const left = Math.ceil(TOLD_FOR - age)
  if ((await needs.push.send(subscription, JSON.stringify(payload), left)) === 'sent') return
  await needs.store.write(({ pushes }) => pushes.remove(subscription.id))
})

async function newKey(needs: Needs, recordId: string): Promise<string> {
  const key = needs.ids.secret()
  const digest = needs.hasher.digest(key)
  await needs.store.write(({ pageKeys }) =>
    pageKeys.add([{ digest, recordId, createdAt: needs.clock.now() }]),
  )
  return key
}
