import type { Endpoint, InputOf, ReplyOf } from '../http-contract/endpoint.ts'
import type { RoomDefinition } from '../http-contract/signal.ts'
import type { Subject, SubjectKind, SubjectOf } from '../http-contract/subject.ts'
import { ACCESS, audienceOf, type Ground, type RoomEntry } from './access.ts'
import type { Actor } from './actor.ts'
import type { EventDefinition, JobDefinition, PayloadOf } from './jobs.ts'
import type { Needs, NeedsOf } from './needs.ts'
import type { RoomLinkNews } from './room-links.ts'

/** A class with declared needs; the container and the tests make its instances from them. */
export function service<const N extends Needs>(needs: N) {
  return class Service {
    static readonly needs = needs
    protected readonly needs: NeedsOf<N>

    constructor(needs: NeedsOf<N>) {
      this.needs = needs
    }
  }
}

/**
 * The base of the use case that answers an endpoint. `subject` is the subject that the guard found and admitted the
 * actor to.
 */
export function useCase<const E extends Endpoint, const N extends Needs>(endpoint: E, needs: N) {
  abstract class EndpointUseCase extends service(needs) {
    static readonly endpoint: Endpoint = endpoint
    abstract run(actor: Actor, input: InputOf<E>, subject: SubjectOf<E>): Promise<ReplyOf<E>>
  }
  return EndpointUseCase
}

/** The base of handlers of a job, or of several jobs with one payload. */
export function jobHandler<const J extends JobDefinition, const N extends Needs>(
  jobs: J | readonly J[],
  needs: N,
) {
  abstract class JobUseCase extends service(needs) {
    static readonly jobs: readonly JobDefinition[] = [jobs].flat() as J[]
    /** @param ending aborted when the time of the try is up: programs that it has started must end then */
    abstract run(actor: Actor, payload: PayloadOf<J>, ending: AbortSignal): Promise<unknown>
  }
  return JobUseCase
}

/**
 * The base of handlers of an event. Each handler's delivery is retried on its own.
 * @param name unique, literal, e.g. `scheduling.mark-checked-in`
 */
export function eventHandler<const V extends EventDefinition, const N extends Needs>(
  event: V,
  name: string,
  needs: N,
) {
  abstract class EventUseCase extends service(needs) {
    static readonly event: EventDefinition = event
    static readonly subscription: string = name
    abstract run(actor: Actor, payload: PayloadOf<V>): Promise<unknown>
  }
  return EventUseCase
}

/** The base of room guards, which decide on the entry of an actor; `null` refuses. Input: the id in the room's name. */
export function roomGuard<const N extends Needs>(room: RoomDefinition, needs: N) {
  abstract class RoomUseCase extends service(needs) {
    static readonly room = room
    abstract run(actor: Actor, input: { readonly id: string }): Promise<RoomEntry | null>
  }
  return RoomUseCase
}

/** The base of a use case that follows the connections of talent to the rooms of a kind. */
export function roomWatch<const N extends Needs>(room: RoomDefinition, needs: N) {
  abstract class RoomWatchUseCase extends service(needs) {
    static readonly room = room
    abstract run(actor: Actor, news: RoomLinkNews): Promise<void>
  }
  return RoomWatchUseCase
}

/** The guard of a room that its subject's standings may enter, each with the view of its standing. */
export const subjectRoom = (room: RoomDefinition & { readonly subject: Subject }) =>
  class SubjectRoomGuard extends roomGuard(room, { access: ACCESS }) {
    async run(actor: Actor, input: { readonly id: string }): Promise<RoomEntry | null> {
      const found = await this.needs.access.look(room.subject, actor, input)
      return found?.standing ? { audience: audienceOf(found.standing) } : null
    }
  }

/** The base of finders of a kind of subject for the guard. */
export function subjectLoader<Part extends string, Found, const N extends Needs>(
  kind: SubjectKind<Part, Found>,
  needs: N,
) {
  abstract class Loader extends service(needs) {
    static readonly kind: string = kind.kind
    /**
     * @param ids the parts of the subject's address, as the call named them; a part that the call left out is undefined
     * @returns null when there is no such subject
     */
    abstract load(
      ids: Readonly<Record<Part, string>>,
      actor: Actor,
    ): Promise<{ readonly subject: Found; readonly ground: Ground } | null>
  }
  return Loader
}
