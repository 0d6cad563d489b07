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
import { SocketCrowd } from '../measure/socket-crowd.ts'

const TALENT = 1_000
const STAFF = 20
const VIEWERS = 200
const AT_ONCE = 8
/** Steps of the line, one every `PACE` milliseconds: five a second, as twenty staff in a hurry may make. */
const STEPS = 150
const PACE = 200
/** Steps of one side of a pair. */
const EVENTS = 10
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
  const bare = await context.floor('bare-socket-server.ts')
  const bareCrowd = new SocketCrowd()
  await bareCrowd.connect(
    [bare.origin],
    SOCKETS,
    screens.map(() => ({ token: null, room: null })),
  )
  const crowd = new SocketCrowd()
  await crowd.connect([api, elsewhere], SOCKETS, screens)

  const step = stepsOf(director, talent)
  const shown = () => crowd.receive(halves, step, recordChanged.type)
  const emitted = () => bareCrowd.receive(halves, () => fetch(`${bare.origin}/emit`))
  const middleOf = (one: () => Promise<number>) => async () => {
    const each: number[] = []
    for (let event = 0; event < EVENTS; event += 1) {
      each.push(await one())
      await pause(PACE)
    }
    return percentile(each, 0.5)
  }
  const ratio = await compared(
    {
      id: 'REL-04',
      name: `A step of the line on ${screens.length} screens, ${TALENT} talent, median`,
      unit: 'ms',
      limit: null,
    },
    middleOf(emitted),
    middleOf(shown),
  )
  const each: number[] = []
  for (let event = 0; event < STEPS; event += 1) {
    each.push(await shown())
    await pause(PACE)
  }
  const { answers } = await order({ do: 'tell' })
  crowd.stop()
  bareCrowd.stop()
  pages.kill()
  return [
    ratio,
    absolute({ id: 'REL-04', name: 'The same, p99', unit: 'ms', limit: 300 }, percentile(each, 0.99)),
    absolute(
      {
        id: 'REL-04',
        name: `A talent's own place meanwhile, p99 of ${answers.length}`,
        unit: 'ms',
        limit: 300,
      },
      percentile(answers, 0.99),
    ),
  ]
}
