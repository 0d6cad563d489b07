import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { USER_DIRECTORY, type UserDirectory } from '@callboard/accounts/queries'
import { Actor, BLOB_STORE, type BlobStore, dayIn, type UserActor, wallClock } from '@callboard/core'
import type { Endpoint, InputOf, ReplyOf } from '@callboard/core/http-contract'
import {
  checkIn,
  getCheckInPage,
  getLobby,
  type LobbyRecord,
  uploadCheckInPhoto,
} from '@callboard/lobby/contract'
import {
  DEFAULT_ZONE,
  getSession,
  listDirectorsProjects,
  listSessions,
  type SessionView,
} from '@callboard/projects/contract'
import type { Container } from 'inversify'
import { type DemoTalent, emailOf } from './demo-people.ts'
import { runEndpoint } from './run-endpoint.ts'

const DAY_MS = 86_400_000

export const PROJECT = 'Corner Shop'
export const FIRST_ROUND = 'First round'
export const SELF_TAPES = 'Self-tapes'

/** The day so many days from now, where the demo is. */
export const demoDay = (days: number) => dayIn(DEFAULT_ZONE, new Date(Date.now() + days * DAY_MS))

const QUARTER = 15

/**
 * The wall clock of the demo so many minutes from now, by quarters of an hour, so that the day runs on time whenever an
 * install is started. Near midnight it stays on the day.
 */
export function demoTime(minutes: number, now = new Date()): string {
  const [hour = 0, minute = 0] = wallClock(now, DEFAULT_ZONE).time.split(':').map(Number)
  const quarters = Math.round((hour * 60 + minute + minutes) / QUARTER)
  const time = Math.min(Math.max(quarters, 0), (24 * 60) / QUARTER - 1) * QUARTER
  return [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

export type DemoStaff = 'admin' | 'director' | 'manager' | 'client' | 'talent'

/** The demo's people at work: the use cases of the product, called as the accounts of the demo. */
export class DemoOffice {
  readonly #container: Container

  constructor(container: Container) {
    this.#container = container
  }

  get container(): Container {
    return this.#container
  }

  run<E extends Endpoint>(endpoint: E, actor: Actor, input: InputOf<E>): Promise<ReplyOf<E>> {
    return runEndpoint(this.#container, endpoint, actor, input)
  }

  /** @throws Error when the account is not there */
  async actor(who: DemoStaff): Promise<UserActor> {
    const user = await this.account(`${who}@callboard.test`)
    if (!user) throw new Error(`The demo account of the ${who} is missing.`)
    return Actor.user({
      userId: user.id,
      email: user.email,
      name: `${user.firstName} ${user.lastName}`,
      userType: user.userType,
      signInId: 'demo',
      provedAt: new Date(),
    })
  }

  account(email: string) {
    return this.#container.get<UserDirectory>(USER_DIRECTORY).byEmail(email)
  }

  /** The demo's project; null before it is made. */
  async project() {
    const director = await this.actor('director')
    const { studios } = await this.run(listDirectorsProjects, director, { name: PROJECT, take: 50 })
    return studios.find(({ name }) => name === PROJECT) ?? null
  }

  /** A session of the demo's project; null before it is made. */
  async session(name: string): Promise<SessionView | null> {
    const director = await this.actor('director')
    const project = await this.project()
    if (!project) return null
    const sessions = await this.run(listSessions, director, { id: project._id })
    const found = sessions.find((session) => session.name === name)
    return found ? await this.run(getSession, director, { id: found._id }) : null
  }

  /** @throws Error before it is made */
  async firstRound(): Promise<SessionView> {
    const session = await this.session(FIRST_ROUND)
    if (!session) throw new Error(`The demo session ${FIRST_ROUND} is missing.`)
    return session
  }

  /** Check-ins of a session by the portraits of their talent. */
  async arrivals(session: string): Promise<ReadonlyMap<string, LobbyRecord>> {
    const { records } = await this.run(getLobby, await this.actor('director'), { id: session })
    return new Map(records.map((record) => [record.email.split('@')[0]!, record]))
  }

  /** @returns null when check-in is not open */
  async ticket(session: SessionView): Promise<string | null> {
    const { studio_uri: uri, _id } = session
    return (await this.run(getCheckInPage, Actor.anonymous, { uri, session: _id })).ticket
  }

  /** @throws Error when check-in is not open */
  async checkIn(
    session: SessionView,
    { portrait, call, ...person }: DemoTalent,
    more: Partial<InputOf<typeof checkIn>> = {},
  ): Promise<void> {
    const ticket = more.ticket ?? (await this.ticket(session))
    if (!ticket) throw new Error('Check-in of the demo session is not open.')
    const bytes = await readFile(join(import.meta.dirname, 'portraits', `${portrait}.jpg`))
    const { photo } = await this.run(uploadCheckInPhoto, Actor.anonymous, {
      ticket,
      file: { contentType: 'image/jpeg', bytes },
    })
    // The product itself passes no bot check.
    await this.run(checkIn, Actor.system('demo'), {
      ...person,
      ...(call === undefined ? {} : { actual_call: demoTime(call) }),
      ticket,
      email: emailOf({ portrait }),
      photo,
      phone: '(310) 555-0142',
      opt_in: true,
      terms: true,
      ...more,
    })
  }

  /** Staff put a talent on the list, who has not arrived. */
  async expect(session: SessionView, { portrait, call, ...person }: DemoTalent): Promise<void> {
    await this.run(checkIn, await this.actor('manager'), {
      ...person,
      ...(call === undefined ? {} : { actual_call: demoTime(call) }),
      session: session._id,
      email: emailOf({ portrait }),
      phone: '(310) 555-0142',
    })
  }

  /** Puts bytes to a signed address, as a browser does. An address of this process needs no way through the network. */
  async put(address: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void> {
    const own = /^\/blobs\/([^?]+)/.exec(address)?.[1]
    if (own) {
      await this.#container.get<BlobStore>(BLOB_STORE).write(own, bytes, contentType)
      return
    }
    const headers = { 'content-type': contentType }
    const { ok, status } = await fetch(address, { method: 'PUT', headers, body: bytes })
    if (!ok) throw new Error(`The storage answered ${status} to a recording of the demo.`)
  }
}
