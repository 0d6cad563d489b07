import type { SecondStepReply } from '@callboard/accounts/contract'
import { CodeStep } from '../second-factor/code-step.tsx'
import { SetUpStep } from '../second-factor/set-up-step.tsx'
import { TwoStepPage } from '../second-factor/two-step-page.tsx'

/** What a sign-in needs of the second factor after its first step. */
interface Steps {
  /** Absent: there is no second factor yet, and it has to be set up. */
  readonly ticket: string | undefined
  readonly onNext: (reply: SecondStepReply) => void
  readonly onDone: () => void
  readonly onStale: (words: string) => void
}

/** The page of the second factor, or its steps of a sign-in: one file to load, as they share most of it. */
export default function SecondFactor({ steps }: { readonly steps?: Steps }) {
  if (!steps) return <TwoStepPage />
  if (steps.ticket === undefined) return <SetUpStep onDone={steps.onDone} />
  return <CodeStep ticket={steps.ticket} onDone={steps.onNext} onStale={steps.onStale} />
}
