import { invalid, type NeedsOf, type Outbox, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { PASSKEY_REFUSED, secondStep } from '../../contract/index.ts'
import type { User } from '../../domain/user.ts'
import { PasskeyProofs } from '../passkeys/passkey-proofs.ts'
import { ACCOUNTS_STORE, type AccountsRepositories } from '../ports/index.ts'
import { DevicePasses } from '../sign-in/device-passes.ts'
import { connect } from '../sign-in/google-accounts.ts'
import { SignInNews } from '../sign-in/sign-in-news.ts'
import { type Proved, SignIns } from '../sign-in/sign-ins.ts'
import { WaysIn } from '../sign-in/ways-in.ts'
import { SecondFactors } from './second-factors.ts'
import { type SecondStep as Begun, SecondStepTickets } from './second-step-tickets.ts'

type Reply = ReplyOf<typeof secondStep>

/** The same text for all invalid tickets: forged, expired, used, or of an account that has changed. */
const STALE: Reply = { success: false, error: 'This sign-in has expired. Please start again.' }

const NEEDS = {
  store: ACCOUNTS_STORE,
  tickets: SecondStepTickets,
  factors: SecondFactors,
  proofs: PasskeyProofs,
  devices: DevicePasses,
  signIns: SignIns,
  ways: WaysIn,
  news: SignInNews,
}
type Needs = NeedsOf<typeof NEEDS>

/** A ticket and a code or passkey sign in once; after a wrong one the ticket may be tried with another. */
export const SecondStep = useCase(secondStep, NEEDS, async ({ needs, input }): Promise<Reply> => {
  const begun = needs.tickets.open(input.ticket)
  if (!begun) return STALE
  if (!input.code && !input.passkey) throw invalid('code', 'Code is required')
  const proof = input.passkey ? await needs.proofs.check(input.passkey) : null
  const giveBack = await needs.factors.takeTry(begun.userId)
  const reply = await needs.store.write(async (repositories, outbox) => {
    const user = await repositories.users.lock(begun.userId)
    if (!user || !needs.tickets.isFor(begun, user)) return STALE
    const isRight = input.passkey
      ? proof !== null && (await needs.proofs.use(repositories, proof, user.id))
      : await takesCode(needs, repositories, user, input.code)
    if (!isRight)
      return {
        success: false,
        needs: 'second_factor' as const,
        ticket: input.ticket,
        error: input.passkey ? PASSKEY_REFUSED : 'This code is not right or was used already.',
      }
    return await comeIn(needs, repositories, outbox, begun, input.passkey ? 'passkey' : 'otherwise')
  })
  if (!reply.success) return reply
  await giveBack()
  if (reply.linked) needs.signIns.forget(begun.userId)
  return { ...reply, device: needs.devices.renew(input.device, begun.userId) }
})

/** Uses a right code up. */
async function takesCode(
  { factors }: Needs,
  { users }: AccountsRepositories,
  user: User,
  code = '',
): Promise<boolean> {
  const secondFactor = factors.spend(user, code)
  if (secondFactor) await users.save({ ...user, secondFactor })
  return secondFactor !== null
}

async function comeIn(
  { ways, news }: Needs,
  repositories: AccountsRepositories,
  outbox: Outbox,
  begun: Begun,
  by: Proved,
): Promise<Reply> {
  const user = await repositories.users.find(begun.userId)
  if (!user) return STALE
  if (begun.connects === undefined) return await ways.allDone(repositories, user, by)
  const connected = await connect({ repositories, outbox, news }, user, begun.connects)
  return { ...(await ways.allDone(repositories, connected, by)), linked: true }
}
