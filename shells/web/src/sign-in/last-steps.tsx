import type { SecondStepReply } from '@callboard/accounts/contract'
import { lazy, Suspense } from 'react'
import { StepSkeleton } from './step-skeleton.tsx'
import { WaitingStep } from './waiting-step.tsx'

const SecondFactor = lazy(() => import('../auth/second-factor.tsx'))

/** What the server says of a first step that was right. */
export type CameIn = Pick<
  SecondStepReply,
  'success' | 'needs' | 'ticket' | 'ways' | 'staff_requested' | 'linked'
>

/** True when the first step is right, whatever is left to do. */
export const isRight = ({ success, needs }: CameIn): boolean => success || needs === 'second_factor'

/** True when the person has something to do or to read before the page opens. */
export const isLeft = ({ needs, staff_requested }: CameIn): boolean =>
  needs !== undefined || staff_requested === true

/** What is left after the first step: a code, setting up the second factor, or reading that a request waits. */
export function LastSteps(props: {
  readonly came: CameIn
  readonly onNext: (came: CameIn) => void
  readonly onDone: () => void
  /** @param words why it has to begin anew; empty when the person went back */
  readonly onStale: (words: string) => void
}) {
  const { needs, ticket, ways } = props.came
  if (needs === undefined) return <WaitingStep onDone={props.onDone} />
  return (
    <Suspense fallback={<StepSkeleton />}>
      <SecondFactor
        steps={{
          ticket: needs === 'second_factor' ? (ticket ?? '') : undefined,
          ways: ways ?? ['code'],
          onNext: props.onNext,
          onDone: props.onDone,
          onStale: props.onStale,
        }}
      />
    </Suspense>
  )
}
