import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whoAmI } from '@callboard/accounts/contract'
import { listTodaysSessions } from '@callboard/projects/contract'
import { signIn } from '../../../features/drivers/http/office.ts'
import { CallboardProcess } from '../../../features/peers/callboard-process.ts'
import { freePort } from '../../../features/peers/free-port.ts'
import { IMAGE_ENV } from '../../../features/peers/production.ts'
import type { BenchContext } from '../context.ts'
import { absolute, type Figure } from '../measure/figure.ts'
import { expectStatuses, HttpLoad } from '../measure/http-load.ts'
import { importCosts } from '../measure/import-costs.ts'
import { restingMemory } from '../measure/resting-memory.ts'

const CALLS = 3_000
const IN_FLIGHT = 8
const API_LIMIT = 150
const STUDIO_LIMIT = 200

const figure = (name: string, limit: number | null, megabytes: number) =>
  absolute({ id: 'PER-14', name, unit: 'MB', limit }, megabytes)

/** @param demo as `CALLBOARD_DEMO`. @param load calls that it answers before it rests */
async function studioAtRest(demo: string, load?: (origin: string) => Promise<void>): Promise<number> {
  const data = await mkdtemp(join(tmpdir(), 'callboard-memory-'))
  const port = String(await freePort())
  const studio = new CallboardProcess({
    shell: 'studio',
    env: { ...IMAGE_ENV, PORT: port, CALLBOARD_DATA: data, CALLBOARD_DEMO: demo },
  })
  try {
    await studio.start()
    await load?.(`http://127.0.0.1:${port}`)
    return await restingMemory(studio.pid ?? 0)
  } finally {
    await studio.stop()
    await rm(data, { recursive: true, force: true })
  }
}

async function callMuch(origin: string): Promise<void> {
  const { token } = await signIn(origin, 'director')
  const load = new HttpLoad(origin)
  const headers = { authorization: `Bearer ${token}` }
  const paths = [`/api${listTodaysSessions.path}`, '/api/openapi.json', `/api${whoAmI.path}`]
  const calls = Array.from({ length: CALLS }, (_, n) => ({
    method: 'GET',
    path: paths[n % paths.length] ?? '/',
    headers,
  }))
  expectStatuses(await load.run(calls, IN_FLIGHT), 200)
  load.close()
}

/** PER-14: memory of processes that rest, and what the packages cost of which they are made. */
export async function memory({ production }: BenchContext): Promise<Figure[]> {
  const [api, worker] = [production.apis[0]?.pid ?? 0, production.workers[0]?.pid ?? 0]
  const [atApi, atWorker] = await Promise.all([restingMemory(api), restingMemory(worker)])
  const figures = [
    figure('API at rest', API_LIMIT, atApi),
    figure('Worker at rest', null, atWorker),
    figure('Empty studio at rest', STUDIO_LIMIT, await studioAtRest('false')),
    figure('Studio with its demo at rest', null, await studioAtRest('true')),
    figure(`Studio at rest after ${CALLS} calls`, null, await studioAtRest('true', callMuch)),
  ]
  for (const [name, cost] of await importCosts()) figures.push(figure(`Import of ${name}`, null, cost))
  return figures
}
