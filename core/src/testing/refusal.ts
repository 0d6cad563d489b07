import { DomainError } from '../kernel/domain-error.ts'

/** The refusal of work that must be refused. @throws Error when it is done, or breaks in any other way */
export async function refusalOf(work: Promise<unknown>): Promise<DomainError> {
  const outcome = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (outcome instanceof DomainError) return outcome
  throw new Error('This was to be refused.', { cause: outcome })
}

/** Like `refusalOf`, for a rule that answers at once. */
export function refusalBy(rule: () => unknown): DomainError {
  try {
    rule()
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  throw new Error('This was to be refused.')
}

/** Outcome of the work: 'done', the kind and code of its refusal, or the message of its error. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    return error instanceof DomainError ? `${error.kind} ${error.code}` : String(error)
  }
}

/** The words of work that must fail, refused or broken. @throws Error when it is done */
export async function failureOf(work: Promise<unknown>): Promise<string> {
  const failure = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (failure instanceof Error) return failure.message
  throw new Error('This was to fail.')
}
