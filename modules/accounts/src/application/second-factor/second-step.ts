import { type NeedsOf, type Outbox, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { secondStep } from '../../contract/index.ts'
import { ACCOUNTS_STORE, type AccountsRepositories } from '../ports/index.ts'
import { DevicePasses } from '../sign-in/device-passes.ts'
import { connect } from '../sign-in/google-accounts.ts'
import { SignInNews } from '../sign-in/sign-in-news.ts'
import { SignIns } from '../sign-in/sign-ins.ts'
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
  devices: DevicePasses,
  signIns: SignIns,
  ways: WaysIn,
  news: SignInNews,
}
type Needs = NeedsOf<typeof NEEDS>

/** A ticket and a code sign in once; after a wrong code the ticket may be tried with another. */
export const SecondStep = useCase(secondStep, NEEDS, async ({ needs, input }): Promise<Reply> => {
  const begun = needs.tickets.open(input.ticket)
  if (!begun) return STALE
  const giveBack = await needs.factors.takeTry(begun.userId)
  const reply = await needs.store.write(async (repositories, outbox) => {
    const user = await repositories.users.lock(begun.userId)
    if (!user || !needs.tickets.isFor(begun, user)) return STALE
    const secondFactor = needs.factors.spend(user, input.code)
    if (!secondFactor)
      return {
        success: false,
        needs: 'second_factor' as const,
        ticket: input.ticket,
        error: 'This code is not right or was used already.',
      }
    await repositories.users.save({ ...user, secondFactor })
    return await comeIn(needs, repositories, outbox, begun)
  })
  if (!reply.success) return reply
  await giveBack()
  if (reply.linked) needs.signIns.forget(begun.userId)
  return { ...reply, device: needs.devices.renew(input.device, begun.userId) }
})

async function comeIn(
  { ways, news }: Needs,
  repositories: AccountsRepositories,
  outbox: Outbox,
  begun: Begun,
): Promise<Reply> {
  const user = await repositories.users.find(begun.userId)
  if (!user) return STALE
  if (begun.connects === undefined) return await ways.allDone(repositories, user)
  const connected = await connect({ repositories, outbox, news }, user, begun.connects)
  return { ...(await ways.allDone(repositories, connected)), linked: true }
}
