import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { messageRequested } from '@callboard/admin/contract'
import { MESSAGE_FATES, TEXT_CONSENT } from '@callboard/admin/queries'
import {
  type Actor,
  AddressCodes,
  broken,
  CLOCK,
  denied,
  IDS,
  missing,
  SEALER,
  service,
  useCase,
} from '@callboard/core'
import { SESSION_DIRECTORY, sessionNames } from '@callboard/projects/queries'
import {
  claimGuestCheckIns,
  findGuestCheckIns,
  GUEST_CODE_MINUTES,
  sendGuestCode,
} from '../../contract/index.ts'
import { fullName, sessionsOf } from '../../domain/index.ts'
import { type GuestAddress, LOBBY_STORE } from '../ports/index.ts'

type By = 'email' | 'phone'

/** Address and number of an account, and the codes that prove them. */
class GuestCodes extends service({ users: USER_DIRECTORY, sealer: SEALER, clock: CLOCK }) {
  readonly #codes = new AddressCodes(this.needs, 'guest-check-ins', GUEST_CODE_MINUTES)

  /** @returns the address, and the code that proves it @throws DomainError rule for an account without a number */
  async of(userId: string, by: By): Promise<{ readonly address: string; readonly code: string }> {
    const address = await this.#addressOf(userId, by)
    return { address, code: this.#codes.now(`${userId} ${address}`) }
  }

  /** @returns the address that the code proves @throws DomainError rule for another code */
  async proved(userId: string, by: By, code: string): Promise<GuestAddress> {
    const address = await this.#addressOf(userId, by)
    if (!this.#codes.isRight(`${userId} ${address}`, code.replaceAll(/\s/g, '')))
      throw broken('wrong_code', 'This code is not right, or it is too old. Ask for another one.')
    return by === 'email' ? { email: address } : { phone: address }
  }

  async #addressOf(userId: string, by: By): Promise<string> {
    const user = await this.needs.users.find(userId)
    if (!user) throw missing('The account')
    const address = user[by]
    if (address === null) throw broken('no_phone', 'Your profile has no phone number.')
    return by === 'email' ? address.toLowerCase() : address
  }
}

function ownId(actor: Actor): string {
  if (actor.kind !== 'user') throw denied()
  return actor.userId
}

export const SendGuestCode = useCase(
  sendGuestCode,
  { store: LOBBY_STORE, codes: GuestCodes, fates: MESSAGE_FATES, texts: TEXT_CONSENT, ids: IDS },
  async ({ needs, actor, input: { by } }) => {
    const userId = ownId(actor)
    const { address: to, code } = await needs.codes.of(userId, by)
    if (by === 'phone' && !(await needs.texts.sendsTexts({ castingDirectorIds: [] })))
      throw broken('no_texts', 'This office sends no texts. Ask for a code by e-mail instead.')
    return await needs.store.write(async (_, outbox) => {
      outbox.publish(messageRequested, {
        key: `GUEST_CODE:${needs.ids.next()}`,
        channel: by === 'email' ? 'email' : 'sms',
        template: by === 'email' ? 'GUEST_CODE_EMAIL' : 'GUEST_CODE_TEXT',
        to,
        values: { CODE: code },
        about: { user_id: userId },
        good_for: GUEST_CODE_MINUTES * 60,
      })
      return outbox.answer({ to, sent: by === 'phone' || needs.fates.sendsMail })
    })
  },
)

export const FindGuestCheckIns = useCase(
  findGuestCheckIns,
  { store: LOBBY_STORE, codes: GuestCodes, sessions: SESSION_DIRECTORY },
  async ({ needs, actor, input }) => {
    const address = await needs.codes.proved(ownId(actor), input.by, input.code)
    const found = await needs.store.read(({ traces }) => traces.guestsWith(address))
    const nameOf = await sessionNames(
      needs.sessions,
      found.map(({ sessionId }) => sessionId),
    )
    return {
      check_ins: found.map((record) => ({
        _id: record.id,
        ...nameOf(record.sessionId),
        date: record.date,
        role: record.role,
        name: fullName(record),
      })),
    }
  },
)

export const ClaimGuestCheckIns = useCase(
  claimGuestCheckIns,
  { store: LOBBY_STORE, codes: GuestCodes },
  async ({ needs, actor, input }) => {
    const userId = ownId(actor)
    const address = await needs.codes.proved(userId, input.by, input.code)
    return await needs.store.write(async ({ traces, lockSession }, outbox) => {
      const found = await traces.guestsWith(address)
      const own = found.filter(({ id }) => input.record_ids.includes(id))
      for (const session of sessionsOf(own)) await lockSession(session)
      const claimed = await traces.claim(
        own.map(({ id }) => id),
        userId,
      )
      return outbox.answer({ claimed })
    })
  },
)
