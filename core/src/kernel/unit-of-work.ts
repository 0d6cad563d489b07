import type { Infer, Schema } from '../http-contract/schema.ts'
import type { SignalDefinition, SignalViews } from '../http-contract/signal.ts'
import type { EventDefinition, JobDefinition } from './jobs.ts'

/**
 * Work that a transaction promises for the time after its commit. Entries are rows of the same transaction: all of it
 * happens or none, and a crash after the commit loses nothing.
 */
export interface Outbox {
  publish<P extends Schema>(event: EventDefinition<P>, payload: Infer<P>): void
  /** `at`: not before this instant. `key`: a second job of the same name and key is dropped while the first waits to be begun. */
  enqueue<P extends Schema>(
    job: JobDefinition<P>,
    payload: Infer<P>,
    options?: { at?: Date; key?: string },
  ): void
  /** To all live connections in the room, each audience with its own view; an audience without a view gets nothing. */
  signal<D extends SignalDefinition>(signal: D, roomId: string, views: SignalViews<D>): void
  /**
   * Keeps the reply of the call, for a repeat after the first call died before it answered; belongs in the last
   * transaction of a call that must not be done twice. A transaction whose call was answered meanwhile is undone.
   * @returns the same reply
   */
  answer<Reply>(reply: Reply): Reply
}

/** The promises of a commit, as wake-ups for the queues and the signal numbering. */
export interface Promised {
  /** Queues that got jobs. */
  readonly queues: ReadonlySet<string>
  readonly signals: boolean
}

/** The only way to a module's tables. */
export interface UnitOfWork<Repositories> {
  /** Runs a transaction. A throw undoes everything, the outbox included. Never nested. */
  write<T>(work: (repositories: Repositories, outbox: Outbox) => Promise<T>): Promise<T>
  /**
   * Runs in the write that the caller is part of, which may be that of another module: rows that are read and locked
   * here stay so until that write ends. Only a command that the module publishes changes rows here, and they are kept or
   * undone with that write. @throws Error outside a write
   */
  join<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
  /** Reads only. */
  read<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
}
