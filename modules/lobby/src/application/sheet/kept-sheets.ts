import { USER_DIRECTORY, type UserDirectory } from '@callboard/accounts/queries'
import { CLOCK, conflict, denied, service, useCase } from '@callboard/core'
import { getKeptSheets, type KeptSheetsView, saveKeptSheets } from '../../contract/index.ts'
import { fullName, type KeptSheets, keptDay } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'

async function keptSheetsView(
  users: Pick<UserDirectory, 'find'>,
  { days, updatedBy, updatedAt, version }: KeptSheets,
): Promise<KeptSheetsView> {
  const by = updatedBy === null ? null : await users.find(updatedBy)
  return { days, version, updated_by: by && fullName(by), updated_at: updatedAt?.toISOString() ?? null }
}

const SHOW = { store: LOBBY_STORE, users: USER_DIRECTORY }

export const GetKeptSheets = useCase(getKeptSheets, SHOW, async ({ needs: { store, users } }) =>
  keptSheetsView(users, await store.read(({ kept }) => kept.sheets())),
)

/** What the page of a deletion said to earlier talent holds for them: their names stay as long as they were told. */
export const SaveKeptSheets = useCase(
  saveKeptSheets,
  { ...SHOW, clock: CLOCK },
  async ({ needs: { store, users, clock }, actor, input: { days, version } }) => {
    if (actor.kind !== 'user') throw denied()
    const { userId } = actor
    return await store.write(async ({ kept }, outbox) => {
      const before = await kept.sheets()
      const next = { days, updatedBy: userId, updatedAt: clock.now(), version: before.version + 1 }
      if (before.version !== version || !(await kept.saveSheets(next)))
        throw conflict(
          'kept_sheets_changed',
          'This was changed meanwhile. Please look at it again.',
          await keptSheetsView(users, await kept.sheets()),
        )
      return outbox.answer(await keptSheetsView(users, next))
    })
  },
)

/** Names on sign-in sheets whose time is over. */
export class EndedNames extends service({ store: LOBBY_STORE, clock: CLOCK }) {
  async remove(): Promise<void> {
    await this.needs.store.write(({ kept }) => kept.removeBefore(keptDay(this.needs.clock.now())))
  }
}
