import {
  broken,
  CLOCK,
  DEMO,
  dayIn,
  IDS,
  invalid,
  missing,
  type NeedsOf,
  PHONE_NUMBERS,
  SECRET_HASHER,
  useCase,
} from '@callboard/core'
import {
  arriveOwn,
  changeOwnPhone,
  isMadeUp,
  openDemoPhone,
  openOwnPage,
  PHONE_INVALID,
} from '../../contract/index.ts'
import { changed } from '../../domain/index.ts'
import { Arrivals } from '../arrivals/arrivals.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { lockedRecord } from '../line/locked-record.ts'
import { LOBBY_STORE } from '../ports/index.ts'

const KEY_NEEDS = { store: LOBBY_STORE, hasher: SECRET_HASHER, clock: CLOCK, ids: IDS }

async function addKey({ store, hasher, clock, ids }: NeedsOf<typeof KEY_NEEDS>, recordId: string) {
  const pageKey = ids.secret()
  return await store.write(async ({ pageKeys }, outbox) => {
    await pageKeys.add([{ digest: hasher.digest(pageKey), recordId, createdAt: clock.now() }])
    return outbox.answer({ page_key: pageKey })
  })
}

/** Opens the page of a check-in on another device of the account that made it, without the messages of that check-in. */
export const OpenOwnPage = useCase(openOwnPage, KEY_NEEDS, ({ needs, subject: { record } }) =>
  addKey(needs, record.id),
)

/** Staff see what a talent of the demo sees; nobody opens the page of a person. */
export const OpenDemoPhone = useCase(
  openDemoPhone,
  { ...KEY_NEEDS, demo: DEMO },
  async ({ needs, subject: { record } }) => {
    if (!needs.demo.isShown || !isMadeUp(record)) throw missing('This phone')
    return await addKey(needs, record.id)
  },
)

/** @throws DomainError rule `too_early` before the date of the check-in, `video_missing` where one is asked for */
export const ArriveOwn = useCase(
  arriveOwn,
  { store: LOBBY_STORE, arrivals: Arrivals, clock: CLOCK },
  ({ needs, subject: { record: found, session } }) =>
    needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, found.sessionId, found.id)
      if (dayIn(session.timeZone, needs.clock.now()) < record.date)
        throw broken('too_early', 'The casting is on another day. Come back to this page then.')
      if (record.locationType === 'Video Submission')
        throw broken('video_missing', 'Please check in with your video.')
      await needs.arrivals.arrive(repositories, outbox, record)
      return outbox.answer({ success: true })
    }),
)

/** A talent whose number gets no texts gives another one: how the texts to the former one fared is forgotten. */
export const ChangeOwnPhone = useCase(
  changeOwnPhone,
  { store: LOBBY_STORE, phones: PHONE_NUMBERS, signals: LobbySignals, clock: CLOCK },
  async ({ needs, input, subject: { record: found } }) => {
    const phone = needs.phones.parse(input.phone, 'US')
    if (phone === null) throw invalid('phone', PHONE_INVALID)
    return await needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, found.sessionId, found.id)
      if (record.phone !== phone) {
        await repositories.records.save(changed(record, { phone }))
        await repositories.records.noteText(record.id, 'none', needs.clock.now())
        needs.signals.recordAndTalent(outbox, changed(record, { phone, textState: 'none' }))
      }
      return outbox.answer({ success: true })
    })
  },
)
