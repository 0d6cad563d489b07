import type { Endpoint, InputOf, ReplyOf, Serving } from '../http-contract/endpoint.ts'
import type { Actor } from '../kernel/actor.ts'
import type { UseCase } from '../kernel/jobs.ts'

/** Calls endpoints of a module without a server: whichever of `useCases` the module's `api` ties them to. */
export const callOf =
  (api: readonly Serving[], useCases: readonly object[]) =>
  <E extends Endpoint>(endpoint: E, actor: Actor, input: InputOf<E>): Promise<ReplyOf<E>> => {
    const serving = api.find((other) => other.endpoint.name === endpoint.name)
    const useCase = useCases.find((other) => serving && other instanceof serving.useCase)
    if (!useCase) throw new Error(`${endpoint.name} is not served.`)
    return (useCase as unknown as UseCase<InputOf<E>, ReplyOf<E>>).run(actor, input)
  }
