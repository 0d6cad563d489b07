import type { Endpoint, InputOf, ReplyOf } from '../http-contract/endpoint.ts'
import type { RoomDefinition } from '../http-contract/signal.ts'
import type { Subject, SubjectKind, SubjectOf } from '../http-contract/subject.ts'
import { ACCESS, audienceOf, type Ground, type RoomAsk, type RoomEntry } from './access.ts'
import type { Actor } from './actor.ts'
import type { EventDefinition, JobDefinition, PayloadOf } from './jobs.ts'
import type { Needs, NeedsOf } from './needs.ts'
import type { RoomLinkNews } from './room-links.ts'

/** A class with declared needs; the container and the tests make its instances from them. */
export function service<N extends Needs>(needs: N) {
  return class Service {
    static readonly needs = needs
    protected readonly needs: NeedsOf<N>

    constructor(needs: NeedsOf<N>) {
      this.needs = needs
    }
  }
}

/** What a use case is called with. */
export interface Call<E extends Endpoint, N extends Needs> {
  readonly needs: NeedsOf<N>
  readonly actor: Actor
  readonly input: InputOf<E>
  /** Found by the guard, which admitted the actor to it. */
  readonly subject: SubjectOf<E>
}

/**
 * The use case that answers an endpoint; input, subject and reply have the endpoint's types. Its constant has the
 * endpoint's name in PascalCase.
 */
export function useCase<E extends Endpoint, N extends Needs>(
  endpoint: E,
  needs: N,
  answer: (call: Call<E, N>) => Promise<ReplyOf<E>>,
) {
  return class EndpointUseCase extends service(needs) {
    static readonly endpoint: Endpoint = endpoint
    async run(actor: Actor, input: InputOf<E>, subject: SubjectOf<E>): Promise<ReplyOf<E>> {
      return await answer({ needs: this.needs, actor, input, subject })
    }
  }
}

/** What the handler of a job or an event is called with. */
export interface Delivery<D extends JobDefinition | EventDefinition, N extends Needs> {
  readonly needs: NeedsOf<N>
  readonly actor: Actor
  readonly payload: PayloadOf<D>
}

/** What the handler of a job is called with. */
export interface JobCall<J extends JobDefinition, N extends Needs> extends Delivery<J, N> {
  /** Aborted when the time of the try is up: programs that the handler has started must end then. */
  readonly ending: AbortSignal
}

/** The handler of a job, or of several jobs with one payload. */
export function jobHandler<J extends JobDefinition, N extends Needs>(
  jobs: J | readonly J[],
  needs: N,
  handle: (call: JobCall<J, N>) => Promise<unknown>,
) {
  return class JobUseCase extends service(needs) {
    static readonly jobs: readonly JobDefinition[] = [jobs].flat() as J[]
    async run(actor: Actor, payload: PayloadOf<J>, ending: AbortSignal): Promise<unknown> {
      return await handle({ needs: this.needs, actor, payload, ending })
    }
  }
}

/**
 * The handler of an event. Each handler's delivery is retried on its own.
 * @param name unique, literal, e.g. `scheduling.mark-checked-in`
 */
export function eventHandler<V extends EventDefinition, N extends Needs>(
  event: V,
  name: string,
  needs: N,
  handle: (call: Delivery<V, N>) => Promise<unknown>,
) {
  return class EventUseCase extends service(needs) {
    static readonly event: EventDefinition = event
    static readonly subscription: string = name
    async run(actor: Actor, payload: PayloadOf<V>): Promise<unknown> {
      return await handle({ needs: this.needs, actor, payload })
    }
  }
}

/** What a room guard is called with. */
export interface RoomCall<N extends Needs> extends RoomAsk {
  readonly needs: NeedsOf<N>
  readonly actor: Actor
}

/** The guard of a family of rooms, which decides on the entry of an actor; `null` refuses. */
export function roomGuard<N extends Needs>(
  room: RoomDefinition,
  needs: N,
  enter: (call: RoomCall<N>) => Promise<RoomEntry | null>,
) {
  return class RoomUseCase extends service(needs) {
    static readonly room = room
    async run(actor: Actor, ask: RoomAsk): Promise<RoomEntry | null> {
      return await enter({ ...ask, needs: this.needs, actor })
    }
  }
}

/** The use case that follows the connections of talent to the rooms of a kind. */
export function roomWatch<N extends Needs>(
  room: RoomDefinition,
  needs: N,
  note: (call: { readonly needs: NeedsOf<N>; readonly news: RoomLinkNews }) => Promise<void>,
) {
  return class RoomWatchUseCase extends service(needs) {
    static readonly room = room
    async run(_actor: Actor, news: RoomLinkNews): Promise<void> {
      await note({ needs: this.needs, news })
    }
  }
}

/** The guard of a room that its subject's standings may enter, each with the view of its standing. */
export const subjectRoom = (room: RoomDefinition & { readonly subject: Subject }) =>
  roomGuard(room, { access: ACCESS }, async ({ needs, actor, id }) => {
    const found = await needs.access.look(room.subject, actor, { id })
    return found?.standing ? { audience: audienceOf(found.standing) } : null
  })

/** What the loader of a kind of subject is called with. */
export interface Lookup<Part extends string, N extends Needs> {
  readonly needs: NeedsOf<N>
  /** The parts of the subject's address, as the call named them; a part that the call left out is undefined. */
  readonly ids: Readonly<Record<Part, string>>
  readonly actor: Actor
}

/**
 * The finder of a kind of subject for the guard.
 * @param find null when there is no such subject
 */
export function subjectLoader<Part extends string, Found, N extends Needs>(
  kind: SubjectKind<Part, Found>,
  needs: N,
  find: (lookup: Lookup<Part, N>) => Promise<{ readonly subject: Found; readonly ground: Ground } | null>,
) {
  return class Loader extends service(needs) {
    static readonly kind: string = kind.kind
    async load(ids: Readonly<Record<Part, string>>, actor: Actor) {
      return await find({ needs: this.needs, ids, actor })
    }
  }
}
