import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { roomName } from '@callboard/core/http-contract'
import { actOnRecord, type RecordAction, recordChanged, sessionRoom } from '@callboard/lobby/contract'
import type { ApiClient } from '../../../features/drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../../features/drivers/http/office.ts'
import type { Joining } from '../clients/socket-clients.ts'
import type { PagesOrder, PagesReport, TalentPage } from '../clients/talent-pages.ts'
import type { BenchContext } from '../context.ts'
import { percentile } from '../measure/alternate.ts'
import { askChild } from '../measure/ask-child.ts'
import { atRest } from '../measure/at-rest.ts'
import { absolute, compared, type Figure } from '../measure/figure.ts'
import { type SignalTimes, signalTimes } from '../measure/signal-times.ts'
import { SocketCrowd } from '../measure/socket-crowd.ts'

const TALENT = 1_000
const STAFF = 20
const VIEWERS = 200
const AT_ONCE = 8
/** Milliseconds between two steps of the line: five a second, as twenty staff in a hurry may make. */
const PACE = 200
/** Steps of one side of a pair. */
const EVENTS = 20
/** Times a bare broadcast that a step may take. */
const TIMES = 3
const SOCKETS = '/socket'
const PAGES = join(import.meta.dirname, '../clients/talent-pages.ts')

/** Each talent goes through these: on deck, called in, back in the lobby. */
const TURN: readonly RecordAction[] = ['on-deck', 'call-in', 'call-to-lobby']

interface Arrived extends TalentPage {
  version: number
}

async function arriveAll(api: string, director: ApiClient): Promise<readonly Arrived[]> {
  const { studio_uri: uri, _id: session } = await startSession(director, ['Barista'])
  const arrived: Arrived[] = []
  let names = 0
  const some = async () => {
    while (names < TALENT) {
      names += 1
      const check = await prepareCheckIn(api, { uri, session }, `Ana${names}`, 'Barista')
      const { record_id: record, page_key } = await check.submit()
      if (!page_key) throw new Error('A check-in has no page.')
      arrived.push({ record, session, key: page_key, version: 1 })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some))
  return arrived
}

/** Takes the next step of the line with each call. */
function stepsOf(director: ApiClient, talent: readonly Arrived[]): () => Promise<void> {
  let steps = 0
  return async () => {
    const one = talent[Math.floor(steps / TURN.length) % talent.length]!
    const action = TURN[steps % TURN.length]!
    steps += 1
    one.version = (await director.call(actOnRecord, { id: one.record, action, version: one.version })).version
  }
}

const titled = (name: string, limit: number) => ({ id: 'REL-04', name, unit: 'ms', limit })

/** Two bare processes with as many sockets: half of the screens each, all talent at the first. */
async function bareBroadcast({ floor, redisUrl }: BenchContext, halves: readonly number[]) {
  const one = await floor('bare-socket-server.ts', redisUrl)
  const other = await floor('bare-socket-server.ts', redisUrl)
  const screens = new SocketCrowd()
  const talent = new SocketCrowd(1)
  const nobody = (token: string | null, count: number) =>
    Array.from({ length: count }, () => ({ token, room: null }))
  await screens.connect([one.origin, other.origin], SOCKETS, nobody(null, STAFF + VIEWERS))
  await talent.connect([one.origin], SOCKETS, nobody('talent', TALENT))
  return {
    emit: () => screens.receive(halves, () => fetch(`${other.origin}/emit`)),
    stop() {
      screens.stop()
      talent.stop()
    },
  }
}

/** Steps of the line, and how long each took to all screens. */
function stepsOnScreens(
  crowd: SocketCrowd,
  halves: readonly number[],
  step: () => Promise<void>,
  writes: SignalTimes,
) {
  const fromPress: number[] = []
  const fromWrite: number[] = []
  return {
    fromPress,
    fromWrite,
    async take(): Promise<number> {
      let pressed = 0
      const press = () => {
        pressed = Date.now()
        return step()
      }
      const took = await crowd.receive(halves, press, recordChanged.type)
      const sinceWrite = pressed + took - (await writes.last(recordChanged.type))
      fromPress.push(took)
      fromWrite.push(sinceWrite)
      return sinceWrite
    },
  }
}

/** A side of a pair: the share-th of a run of events, one every `PACE`. */
const runOf = (share: number, one: () => Promise<number>) => async () => {
  const times: number[] = []
  for (let event = 0; event < EVENTS; event += 1) {
    times.push(await one())
    await pause(PACE)
  }
  return percentile(times, share)
}

/** REL-04: a session of a thousand, whose talent have their pages open. */
export async function castingDay(context: BenchContext): Promise<Figure[]> {
  const { production, databaseUrl } = context
  const [api, elsewhere] = production.apiOrigins
  if (!api || !elsewhere) throw new Error('There are no two APIs.')
  const director = await signIn(elsewhere, 'director')
  const client = await signIn(api, 'client')
  const talent = await arriveAll(api, director)
  await atRest(databaseUrl)

  const pages = fork(PAGES)
  const order = (what: PagesOrder) => askChild<PagesReport>(pages, what)
  await order({ do: 'open', origin: api, path: SOCKETS, pages: [...talent] })
  const room = roomName(sessionRoom, talent[0]!.session)
  const screens: readonly Joining[] = Array.from({ length: STAFF + VIEWERS }, (_, n) => ({
    token: (n < STAFF ? director : client).token ?? null,
    room,
  }))
  const halves = [Math.ceil(screens.length / 2), Math.floor(screens.length / 2)]
  const bare = await bareBroadcast(context, halves)
  const crowd = new SocketCrowd()
  await crowd.connect([api, elsewhere], SOCKETS, screens)
  const writes = await signalTimes(databaseUrl, room)
  const steps = stepsOnScreens(crowd, halves, stepsOf(director, talent), writes)

  const comparedAt = (share: number, name: string) =>
    compared(titled(name, TIMES), runOf(share, bare.emit), runOf(share, steps.take))
  const middle = await comparedAt(
    0.5,
    `From the write of a step to ${screens.length} screens, ${TALENT} talent, median`,
  )
  const slowest = await comparedAt(1, `The same, slowest of ${EVENTS}`)
  const { answers } = await order({ do: 'tell' })
  crowd.stop()
  bare.stop()
  pages.kill()
  await writes.stop()

  const p99 = (name: string, times: readonly number[]) =>
    absolute(titled(`${name}, p99 of ${times.length}`, 300), percentile(times, 0.99))
  return [
    middle,
    slowest,
    p99('From the write', steps.fromWrite),
    p99('From the press', steps.fromPress),
    p99("A talent's own place meanwhile", answers),
  ]
}
