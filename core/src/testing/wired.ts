import type { Endpoint, InputOf, ReplyOf } from '../http-contract/endpoint.ts'
import type { RoomDefinition } from '../http-contract/signal.ts'
import {
  ACCESS,
  type Access,
  accessBy,
  OPEN_VISITS,
  type OpenVisits,
  type RoomAsk,
  type RoomEntry,
  type SubjectLoader,
} from '../kernel/access.ts'
import { Actor } from '../kernel/actor.ts'
import type { EventDefinition, JobDefinition, PayloadOf, UseCase } from '../kernel/jobs.ts'
import type { LoaderClass, ModuleParts } from '../kernel/module-parts.ts'
import type { DeclaredClass, Need, Token } from '../kernel/needs.ts'

/** A port, query or service and its stand-in in a test. */
export type Double = readonly [need: Need, made: unknown]

/** @param made as much of it as the test needs */
export const double = <T>(need: Token<T> | DeclaredClass<T>, made: Partial<T>): Double => [need as Need, made]

/** May be left out for an endpoint without input. */
type InputArgument<E extends Endpoint> = unknown extends InputOf<E> ? [input?: object] : [input: InputOf<E>]

/** A module as its list binds it, over doubles. */
export interface Wired {
  /** The single instance of a class. */
  get<Made>(declared: DeclaredClass<Made>): Made
  /** A query or command that the module publishes. */
  query<Query>(token: Token<Query>): Query
  /** Calls an endpoint of the module, guard included. */
  call<E extends Endpoint>(endpoint: E, actor: Actor, ...input: InputArgument<E>): Promise<ReplyOf<E>>
  /** Does a job, or what the module's handlers do after an event. `actor`: the product unless it is given. */
  work<D extends JobDefinition | EventDefinition>(
    cause: D,
    payload: PayloadOf<D>,
    actor?: Actor,
  ): Promise<void>
  /** The guard of a family of rooms. */
  guardOf(room: RoomDefinition): UseCase<RoomAsk, RoomEntry | null>
}

/**
 * @param doubles of ports, and of queries that other modules publish
 * @param subjects loaders that other modules publish
 */
export function wired(
  module: ModuleParts,
  doubles: readonly Double[],
  subjects: readonly LoaderClass[] = [],
): Wired {
  const made = new Map<Need, unknown>(doubles as [Need, unknown][])
  for (const { token, by } of module.published) if (!made.has(token)) made.set(token, get(by))
  const loaders = new Map([...subjects, ...module.subjects].map((loader) => [loader.kind, loader]))
  const loaderOf = (kind: string) => {
    const loader = loaders.get(kind)
    if (!loader) throw new Error(`Nothing loads a subject of kind ${kind}.`)
    return get(loader) as SubjectLoader
  }
  // Only the module of the sessions hears of visits.
  const came: OpenVisits['came'] = async (...visit) => {
    if (made.has(OPEN_VISITS)) await (get(OPEN_VISITS) as OpenVisits).came(...visit)
  }
  const access: Access = accessBy(loaderOf, { came })
  made.set(ACCESS, access)

  function get<Made>(need: DeclaredClass<Made>): Made
  function get(need: Need): unknown
  function get(need: Need): unknown {
    if (made.has(need)) return made.get(need)
    if (typeof need !== 'function') throw new Error(`The test gives nothing for ${String(need)}.`)
    const needs = Object.fromEntries(Object.entries(need.needs).map(([name, one]) => [name, get(one)]))
    const instance = new need(needs as never)
    made.set(need, instance)
    return instance
  }

  return {
    get,
    query: (token) => get(token as Need) as never,
    call: async (endpoint, actor, ...[input]) => {
      const serving = module.api.find((other) => other.endpoint.name === endpoint.name)
      if (!serving) throw new Error(`${endpoint.name} is not served.`)
      const { subject } = serving.endpoint
      const given = (input ?? {}) as object
      const found = 'none' in subject ? undefined : await access.admit(subject, actor, given)
      const useCase = get(serving.useCase as unknown as DeclaredClass) as UseCase
      return (await useCase.run(actor, given as never, found)) as never
    },
    work: async (cause, payload, actor = Actor.system('test')) => {
      const handlers =
        'type' in cause
          ? module.subscriptions.filter(({ event }) => event.type === cause.type)
          : module.jobs.filter(({ job }) => job.name === cause.name)
      if (handlers.length === 0) throw new Error('Nothing handles this.')
      for (const { handler } of handlers) {
        const useCase = get(handler as unknown as DeclaredClass) as UseCase
        await useCase.run(actor, payload as never, new AbortController().signal)
      }
    },
    guardOf: ({ prefix }) => {
      const serving = module.rooms.find((other) => other.room.prefix === prefix)
      if (!serving) throw new Error(`Nothing guards ${prefix}.`)
      return get(serving.guard as unknown as DeclaredClass) as UseCase<RoomAsk, RoomEntry | null>
    },
  }
}
