// Prints the bytes of every route of the built web app, and fails over a limit: `node mfe/kit/build/weights.ts`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ChunkFacts } from './describe-build.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const KIB = 1024

/** KiB of scripts, brotli. */
const LIMITS = { shell: 130, part: 60, largePart: 90, route: 200, public: 170, styles: 40 } as const

interface Route {
  readonly name: string
  readonly part: 'shell' | 'admin' | 'lobby' | 'review' | 'scheduling'
  /** Modules that the first picture of the page needs. */
  readonly screens: readonly string[]
  readonly public?: true
}

const ROUTES: readonly Route[] = [
  { name: 'auth', part: 'shell', screens: ['./auth/auth-page.tsx'], public: true },
  { name: 'onboard', part: 'lobby', screens: ['./onboard/onboard-page.tsx'], public: true },
  { name: 'message', part: 'lobby', screens: ['./message/message-page.tsx'], public: true },
  { name: 'studio', part: 'lobby', screens: ['./live/live-page.tsx', './staff-room.tsx'] },
  { name: 'studio (client)', part: 'lobby', screens: ['./live/live-page.tsx', './client-room.tsx'] },
  { name: 'client-home', part: 'lobby', screens: ['./home/client-home.tsx'] },
  { name: 'schedule', part: 'scheduling', screens: ['./booking/booking-page.tsx'], public: true },
  { name: 'projects', part: 'scheduling', screens: ['./projects/projects-page.tsx'] },
  { name: 'session-edit', part: 'scheduling', screens: ['./session/session-page.tsx'] },
  { name: 'session-schedule', part: 'scheduling', screens: ['./schedule/schedule-page.tsx'] },
  { name: 'calendar', part: 'scheduling', screens: ['./calendar/calendar-page.tsx'] },
  { name: 'find-freelancer', part: 'scheduling', screens: ['./freelancers/find-page.tsx'] },
  { name: 'freelancer-profile', part: 'scheduling', screens: ['./freelancers/profile-page.tsx'] },
  { name: 'video', part: 'review', screens: ['./review/review-page.tsx'] },
  { name: 'posting-page', part: 'review', screens: ['./posting/posting-page.tsx'], public: true },
  { name: 'posting-link-page', part: 'review', screens: ['./links/posting-link-page.tsx'], public: true },
  { name: 'console', part: 'admin', screens: ['./console-page.tsx'] },
  { name: 'profile', part: 'admin', screens: ['./account/profile-page.tsx'] },
  { name: 'delete-account', part: 'admin', screens: ['./account/delete-account-page.tsx'] },
]

const dist = (part: Route['part']) => join(root, part === 'shell' ? 'shells/web/dist' : `mfe/${part}/dist`)

interface Weight {
  /** Bytes. */
  readonly br: number
  readonly gz: number
  readonly css: number
}

const NOTHING: Weight = { br: 0, gz: 0, css: 0 }
const measured = new Map<string, Weight>()

function weigh(file: string): Weight {
  const known = measured.get(file)
  if (known) return known
  const content = readFileSync(file)
  const br = brotliCompressSync(content).length
  const weight = file.endsWith('.css')
    ? { ...NOTHING, css: br }
    : { br, gz: gzipSync(content).length, css: 0 }
  measured.set(file, weight)
  return weight
}

const sum = (files: Iterable<string>): Weight =>
  [...files]
    .filter((file) => /\.(js|css)$/.test(file))
    .map(weigh)
    .reduce((a, b) => ({ br: a.br + b.br, gz: a.gz + b.gz, css: a.css + b.css }), NOTHING)

const chunks = new Map<Route['part'], readonly ChunkFacts[]>()

function chunksOf(part: Route['part']): readonly ChunkFacts[] {
  const read =
    chunks.get(part) ?? (JSON.parse(readFileSync(join(dist(part), 'weights.json'), 'utf8')) as ChunkFacts[])
  chunks.set(part, read)
  return read
}

function chunk(part: Route['part'], request: string): ChunkFacts {
  const found = chunksOf(part).find(({ requests }) => requests.includes(request))
  if (!found) throw new Error(`${part} has no chunk for ${request}.`)
  return found
}

/** The shell's files of a part of the kit, and of the parts that it needs itself. */
function kitFiles(name: string, files: Set<string>): void {
  const facts = chunksOf('shell').find(({ holds }) => holds.includes(name))
  if (!facts) throw new Error(`The shell does not hold ${name}.`)
  addChunk('shell', facts, files)
}

function addChunk(part: Route['part'], facts: ChunkFacts, files: Set<string>): void {
  const all = facts.files.map((file) => join(dist(part), file))
  if (all.every((file) => files.has(file))) return
  for (const file of all) files.add(file)
  for (const name of facts.consumes) kitFiles(name, files)
}

const shellFiles = () => new Set(chunk('shell', 'shell').files.map((file) => join(dist('shell'), file)))

function partFiles(part: Route['part']): Set<string> {
  const files = new Set<string>()
  for (const facts of chunksOf(part))
    if (facts.requests.some((one) => one.startsWith('callboard_') || one.endsWith('src/lifecycles.tsx')))
      addChunk(part, facts, files)
  return files
}

function routeFiles({ part, screens }: Route): Set<string> {
  const files = shellFiles()
  if (part !== 'shell') for (const file of partFiles(part)) files.add(file)
  for (const screen of screens) addChunk(part, chunk(part, screen), files)
  return files
}

const kib = (bytes: number) => (bytes / KIB).toFixed(1).padStart(7)
let isOver = false

function say(name: string, weight: Weight, limit: number): void {
  const over = weight.br > limit * KIB || weight.css > LIMITS.styles * KIB
  isOver ||= over
  console.log(
    name.padEnd(22),
    kib(weight.br),
    kib(weight.gz),
    kib(weight.css),
    String(limit).padStart(7),
    over ? '  OVER' : '',
  )
}

console.log('KiB                    brotli    gzip  styles   limit')
const shell = shellFiles()
say('shell with kit', sum(shell), LIMITS.shell)
for (const part of ['admin', 'lobby', 'review', 'scheduling'] as const) {
  const own = (files: Iterable<string>) => [...files].filter((file) => file.startsWith(dist(part)))
  const heaviest = ROUTES.filter((route) => route.part === part)
    .map((route) => sum(own(routeFiles(route))))
    .sort((a, b) => b.br - a.br)[0]
  say(
    `${part}, first chunk`,
    heaviest ?? NOTHING,
    part === 'lobby' || part === 'review' ? LIMITS.largePart : LIMITS.part,
  )
}
for (const route of ROUTES)
  say(route.name, sum(routeFiles(route)), route.public ? LIMITS.public : LIMITS.route)
if (isOver) {
  console.error('A limit of PER-15 is broken.')
  process.exitCode = 1
}
