import { DomainError } from '@callboard/core'

/** The refusal of work that must be refused. @throws Error when it is not */
export async function refusalOf(work: Promise<unknown>): Promise<DomainError> {
  const outcome = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (outcome instanceof DomainError) return outcome
  throw new Error('This was to be refused.', { cause: outcome })
}
