import { roomName } from '@callboard/core/http-contract'
import { actOnRecord, sessionRoom, talentSessionRoom } from '@callboard/lobby/contract'
import type { ApiClient } from '../../../features/drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../../features/drivers/http/office.ts'
import type { Joining } from '../clients/socket-clients.ts'
import type { BenchContext } from '../context.ts'
import { percentile } from '../measure/alternate.ts'
import { absolute, compared, type Figure } from '../measure/figure.ts'
import { loopDelayOf } from '../measure/loop-delay.ts'
import { cpuOf, memoryOf } from '../measure/process-cost.ts'
import { SocketCrowd } from '../measure/socket-crowd.ts'

const CLIENTS = 1_000
const EVENTS = 100
const SOCKETS = '/socket'

/** A session with one talent, who goes on deck and back with each change. */
async function watchedTalent(api: string, director: ApiClient) {
  const session = await startSession(director, ['Barista'])
  const onboard = { uri: session.studio_uri, session: session._id }
  const { record_id, page_key } = await (await prepareCheckIn(api, onboard, 'Ana', 'Barista')).submit()
  let version = 1
  let isOnDeck = false
  const change = async () => {
    const action = isOnDeck ? 'call-to-lobby' : 'on-deck'
    isOnDeck = !isOnDeck
    version = (await director.call(actOnRecord, { id: record_id, action, version })).version
  }
  return { session: session._id, pageKey: page_key, change }
}

/** A third of the people each: staff, clients and talent of one session. A change is one message to each, in three views. */
async function peopleOf(api: string, director: ApiClient, client: ApiClient) {
  const { session, pageKey, change } = await watchedTalent(api, director)
  const sessions = roomName(sessionRoom, session)
  const views: readonly Joining[] = [
    { token: director.token ?? null, room: sessions },
    { token: client.token ?? null, room: sessions },
    { token: pageKey, room: roomName(talentSessionRoom, session) },
  ]
  const people = Array.from(
    { length: CLIENTS },
    (_, n) => views[n % views.length] ?? { token: null, room: null },
  )
  return { people, change }
}

const halves = (people: readonly unknown[]) => [Math.ceil(people.length / 2), Math.floor(people.length / 2)]

/** PER-06 and PER-07: the cost of live pages. */
export async function sockets(context: BenchContext): Promise<Figure[]> {
  const { api, production } = context
  const [first] = production.apis
  // Changes are made at another API, so that the first one's time goes into nothing but telling its clients.
  const elsewhere = production.apiOrigins[1]
  if (!first?.pid || !elsewhere) throw new Error('There are no two APIs.')
  const apiPid = first.pid
  const bare = await context.floor('bare-socket-server.ts')
  const nobody: readonly Joining[] = Array.from({ length: CLIENTS }, () => ({ token: null, room: null }))
  const director = await signIn(elsewhere, 'director')
  const { people, change } = await peopleOf(api, director, await signIn(api, 'client'))
  const unwatched = await watchedTalent(api, director)
  const bareCrowd = new SocketCrowd()
  const crowd = new SocketCrowd()

  const memoryPerClient = async (pid: number, connect: () => Promise<unknown>) => {
    const before = await memoryOf(pid)
    await connect()
    return ((await memoryOf(pid)) - before) / CLIENTS / 1024
  }
  const bareMemory = await memoryPerClient(bare.pid, () => bareCrowd.connect([bare.origin], SOCKETS, nobody))
  const ownMemory = await memoryPerClient(apiPid, () => crowd.connect([api], SOCKETS, people))

  /** Microseconds of the server's CPU time for each received message. */
  const cpuPerRecipient =
    (pid: number, from: SocketCrowd, send: () => Promise<unknown>) => async (): Promise<number> => {
      const before = await cpuOf(pid)
      for (let event = 0; event < EVENTS; event += 1) await from.receive(halves(people), send)
      return (((await cpuOf(pid)) - before) * 1_000) / EVENTS / CLIENTS
    }
  /** Emits after an unwatched change too, since a processor that has just done other work emits more slowly. */
  const emit = async () => {
    await unwatched.change()
    await fetch(`${bare.origin}/emit`)
  }
  const cpu = await compared(
    { id: 'PER-06', name: `CPU for each of ${CLIENTS} recipients, three views`, unit: 'µs', limit: 1.3 },
    cpuPerRecipient(bare.pid, bareCrowd, emit),
    cpuPerRecipient(apiPid, crowd, change),
  )

  await crowd.disconnect()
  const storm = await crowd.connect([api], SOCKETS, people)
  const loopDelay = await loopDelayOf(api)
  await crowd.disconnect()

  await crowd.connect(production.apiOrigins, SOCKETS, people)
  const lasts: number[] = []
  for (let event = 0; event < EVENTS * 2; event += 1) lasts.push(await crowd.receive(halves(people), change))
  crowd.stop()
  bareCrowd.stop()
  return [
    cpu,
    absolute(
      {
        id: 'PER-06',
        name: 'From the request to the last receipt over two APIs, p99',
        unit: 'ms',
        limit: 250,
      },
      percentile(lasts, 0.99),
    ),
    absolute(
      { id: 'PER-07', name: 'Memory for each client, times that of bare Socket.IO', unit: 'times', limit: 2 },
      ownMemory / bareMemory,
    ),
    absolute({ id: 'PER-07', name: `${CLIENTS} clients reconnect at once`, unit: 'ms', limit: 5_000 }, storm),
    absolute(
      { id: 'PER-07', name: 'Event-loop delay in that moment, p99', unit: 'ms', limit: 200 },
      loopDelay,
    ),
  ]
}
