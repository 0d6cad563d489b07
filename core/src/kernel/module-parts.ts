import type { Endpoint, Serving } from '../http-contract/endpoint.ts'
import type { RoomDefinition } from '../http-contract/signal.ts'
import type { RoomAsk, RoomEntry, SubjectLoader } from './access.ts'
import type { Actor } from './actor.ts'
import type {
  EventDefinition,
  JobDefinition,
  JobServing,
  Subscription,
  UseCase,
  UseCaseClass,
} from './jobs.ts'
import type { DeclaredClass, Token } from './needs.ts'
import type { RoomLinkNews } from './room-links.ts'

/** Ties a family of rooms to its guard. */
export interface RoomServing {
  readonly room: RoomDefinition
  readonly guard: UseCaseClass<RoomAsk, RoomEntry | null>
}

/** Ties a family of rooms to the use case that follows the connections of talent to it. */
export interface RoomWatching {
  readonly room: RoomDefinition
  readonly watch: UseCaseClass<RoomLinkNews, void>
}

/** A published query or command and the class that answers it. */
export interface Provided {
  readonly token: Token<unknown>
  readonly by: DeclaredClass
}

export const provide = <Published>(token: Token<Published>, by: DeclaredClass<Published>): Provided => ({
  token,
  by,
})

type EndpointClass = DeclaredClass<{
  run(actor: Actor, input: never, subject: never): Promise<unknown>
}> & { readonly endpoint: Endpoint }
type JobClass = DeclaredClass<UseCase> & { readonly jobs: readonly JobDefinition[] }
type EventClass = DeclaredClass<UseCase> & {
  readonly event: EventDefinition
  readonly subscription: string
}
type RoomClass = DeclaredClass<UseCase> & { readonly room: RoomDefinition }
export type LoaderClass = DeclaredClass<{
  load(ids: never, actor: Actor): ReturnType<SubjectLoader['load']>
}> & { readonly kind: string }

/** The parts of a module. Services are found by the needs of the other parts. */
export interface ModuleList {
  readonly name: string
  readonly useCases: readonly EndpointClass[]
  /** Of jobs and events. */
  readonly handlers?: readonly (JobClass | EventClass)[]
  readonly rooms?: readonly RoomClass[]
  readonly watches?: readonly RoomClass[]
  readonly subjects?: readonly LoaderClass[]
  readonly queries?: readonly Provided[]
  readonly commands?: readonly Provided[]
  /** Services that the shells themselves ask for. */
  readonly services?: readonly DeclaredClass[]
}

/** A module as the shells and their adapters see it. */
export interface ModuleParts {
  readonly name: string
  readonly api: readonly Serving[]
  readonly jobs: readonly JobServing[]
  readonly subscriptions: readonly Subscription[]
  readonly rooms: readonly RoomServing[]
  readonly watches: readonly RoomWatching[]
  readonly subjects: readonly LoaderClass[]
  /** Queries and commands for other modules. */
  readonly published: readonly Provided[]
  /** Every class that the container must be able to make, without the classes they need. */
  readonly classes: readonly DeclaredClass[]
}

/** A declared class by its other face: the token of an adapter that resolves and runs it. */
const asUseCase = <Input, Output>(declared: DeclaredClass) =>
  declared as unknown as UseCaseClass<Input, Output>

/** Routes, job handlers, subscriptions and rooms of a module, as its classes declare them. */
export function defineModule(list: ModuleList): ModuleParts {
  const { name, useCases, handlers = [], rooms = [], watches = [] } = list
  const { subjects = [], queries = [], commands = [], services = [] } = list
  const published = [...queries, ...commands]
  return {
    name,
    api: useCases.map((useCase) => ({ endpoint: useCase.endpoint, useCase: asUseCase(useCase) })),
    jobs: handlers.flatMap((handler) =>
      'jobs' in handler ? handler.jobs.map((job) => ({ job, handler: asUseCase(handler) })) : [],
    ),
    subscriptions: handlers.flatMap((handler) =>
      'event' in handler
        ? [{ event: handler.event, name: handler.subscription, handler: asUseCase(handler) }]
        : [],
    ),
    rooms: rooms.map((guard) => ({ room: guard.room, guard: asUseCase(guard) })),
    watches: watches.map((watch) => ({ room: watch.room, watch: asUseCase(watch) })),
    subjects,
    published,
    classes: [
      ...useCases,
      ...handlers,
      ...rooms,
      ...watches,
      ...subjects,
      ...published.map(({ by }) => by),
      ...services,
    ],
  }
}
