import { allModules } from '@callboard/assembly'
import { ACCESS, type Access, type Actor, type UseCase } from '@callboard/core'
import type { Endpoint, InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { Container } from 'inversify'

/** Runs the use case behind an endpoint, without the wire between. @throws Error when no module serves it */
export async function runEndpoint<E extends Endpoint>(
  container: Container,
  endpoint: E,
  actor: Actor,
  input: InputOf<E>,
): Promise<ReplyOf<E>> {
  const serving = allModules.flatMap((module) => module.api).find((one) => one.endpoint === endpoint)
  if (!serving) throw new Error(`No module serves ${endpoint.name}.`)
  const useCase = container.get<UseCase<InputOf<E>, ReplyOf<E>>>(serving.useCase)
  const { subject } = serving.endpoint
  const found =
    'none' in subject ? undefined : await container.get<Access>(ACCESS).admit(subject, actor, input as object)
  return await useCase.run(actor, input, found)
}
