import { useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { askPasskey, PASSKEY_REFUSED, passkeySignIn } from '../../contract/index.ts'
import { ACCOUNTS_STORE, PASSKEY_VERIFIER } from '../ports/index.ts'
import { DevicePasses } from '../sign-in/device-passes.ts'
import { GuessLimits } from '../sign-in/guess-limits.ts'
import { WaysIn } from '../sign-in/ways-in.ts'
import { PasskeyProofs } from './passkey-proofs.ts'
import { PasskeyQuestions } from './passkey-questions.ts'

export const AskPasskey = useCase(
  askPasskey,
  { store: ACCOUNTS_STORE, questions: PasskeyQuestions, verifier: PASSKEY_VERIFIER },
  async ({ needs, actor }) => {
    const { question, ticket } = needs.questions.ask('anybody')
    const own =
      actor.kind === 'user' ? await needs.store.read(({ passkeys }) => passkeys.ofUser(actor.userId)) : []
    const known = own.map(({ credentialId }) => credentialId)
    return { options: needs.verifier.request(question, known), ticket }
  },
)

type Reply = ReplyOf<typeof passkeySignIn>

const LATE: Reply = { success: false, error: 'This took too long. Please try again.' }
/** Wrong, unknown, removed and used are one answer. */
const REFUSED: Reply = { success: false, error: PASSKEY_REFUSED }

/** The device has verified its person: a passkey is what one has and what one knows or is, so no second step follows. */
export const PasskeySignIn = useCase(
  passkeySignIn,
  {
    store: ACCOUNTS_STORE,
    proofs: PasskeyProofs,
    ways: WaysIn,
    devices: DevicePasses,
    guesses: GuessLimits,
  },
  async ({ needs, input }): Promise<Reply> => {
    const proof = await needs.proofs.check(input.passkey)
    if (!proof) return LATE
    const { passkey } = proof
    const owner = passkey && (await needs.store.read(({ users }) => users.find(passkey.userId)))
    // Counted apart from the account's passwords: a stranger who tries those keeps nobody from the passkey.
    const giveBack = await needs.guesses.take(
      input.passkey.answer.id,
      owner?.id ?? null,
      needs.devices.open(input.device),
    )
    const reply = await needs.store.write(async (repositories) => {
      const user = owner && (await repositories.users.lock(owner.id))
      const isRight = await needs.proofs.use(repositories, proof, user?.id)
      return user && isRight ? await needs.ways.allDone(repositories, user, 'passkey') : REFUSED
    })
    if (!reply.success || !owner) return reply
    await giveBack()
    return { ...reply, device: needs.devices.renew(input.device, owner.id) }
  },
)
