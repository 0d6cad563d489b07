import type { SecondStepReply } from '@callboard/accounts/contract'
import { CodeStep } from '../second-factor/code-step.tsx'
import { PasskeyStep } from '../second-factor/passkey-step.tsx'
import { SetUpStep } from '../second-factor/set-up-step.tsx'
import { TwoStepPage } from '../second-factor/two-step-page.tsx'

type Way = NonNullable<SecondStepReply['ways']>[number]

/** What a sign-in needs of the second factor after its first step. */
interface Steps {
  /** Absent: there is no second factor yet, and it has to be set up. */
  readonly ticket: string | undefined
  /** What the account has for its second step. */
  readonly ways: readonly Way[]
  readonly onNext: (reply: SecondStepReply) => void
  readonly onDone: () => void
  readonly onStale: (words: string) => void
}

/** The page of the second factor, or its steps of a sign-in: one file to load, as they share most of it. */
export default function SecondFactor({ steps }: { readonly steps?: Steps }) {
  if (!steps) return <TwoStepPage />
  if (steps.ticket === undefined) return <SetUpStep onDone={steps.onDone} />
  const step = { ticket: steps.ticket, onDone: steps.onNext, onStale: steps.onStale }
  if (!steps.ways.includes('code')) return <PasskeyStep {...step} />
  return <CodeStep {...step} hasPasskey={steps.ways.includes('passkey')} />
}
