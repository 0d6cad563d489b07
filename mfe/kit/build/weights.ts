// Prints the bytes of every route of the built web app, and fails over a limit: `node mfe/kit/build/weights.ts`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Build, type BuiltFile, firstFiles, shellFiles } from './first-files.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const KIB = 1024

/** KiB of scripts, brotli. */
const LIMITS = { shell: 130, part: 60, largePart: 90, route: 200, public: 170, styles: 40 } as const

const PARTS = ['admin', 'lobby', 'review', 'scheduling'] as const
type Part = (typeof PARTS)[number]

/** Pages that draw another screen for each kind of account: the files of those screens, beside the route's own. */
const VARIANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  studio: { studio: './staff-room.tsx', 'studio (client)': './client-room.tsx' },
}

const dist = (part: Part | 'shell') => join(root, part === 'shell' ? 'shells/web/dist' : `mfe/${part}/dist`)
const buildOf = (part: Part | 'shell') =>
  JSON.parse(readFileSync(join(dist(part), 'callboard.json'), 'utf8')) as Build

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

const sum = (files: readonly BuiltFile[], part: Part | 'shell'): Weight =>
  files
    .filter(({ file }) => /\.(js|css)$/.test(file))
    .map(({ of, file }) => weigh(join(dist(of === 'shell' ? 'shell' : part), file)))
    .reduce((a, b) => ({ br: a.br + b.br, gz: a.gz + b.gz, css: a.css + b.css }), NOTHING)

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

interface Weighed {
  readonly name: string
  readonly part: Part | 'shell'
  readonly files: readonly BuiltFile[]
  readonly isPublic: boolean
}

const shell = buildOf('shell')

function pagesOf(part: Part): Weighed[] {
  const build = buildOf(part)
  return (build.routes ?? []).flatMap(({ name, who, screens }) =>
    Object.entries(VARIANTS[name] ?? { [name]: undefined }).map(([variant, more]) => ({
      name: variant,
      part,
      files: firstFiles(shell, more ? [...screens, more] : screens, build),
      isPublic: who === 'open',
    })),
  )
}

const pages: readonly Weighed[] = [
  { name: 'auth', part: 'shell', files: firstFiles(shell, ['./auth/auth-page.tsx']), isPublic: true },
  ...PARTS.flatMap(pagesOf),
]

console.log('KiB                    brotli    gzip  styles   limit')
say('shell with kit', sum(shellFiles(shell), 'shell'), LIMITS.shell)
for (const part of PARTS) {
  const heaviest = pages
    .filter((page) => page.part === part)
    .map(({ files }) =>
      sum(
        files.filter(({ of }) => of === 'part'),
        part,
      ),
    )
    .sort((a, b) => b.br - a.br)[0]
  const limit = part === 'lobby' || part === 'review' ? LIMITS.largePart : LIMITS.part
  say(`${part}, first chunk`, heaviest ?? NOTHING, limit)
}
for (const { name, part, files, isPublic } of pages)
  say(name, sum([...shellFiles(shell), ...files], part), isPublic ? LIMITS.public : LIMITS.route)
if (isOver) {
  console.error('A limit of PER-15 is broken.')
  process.exitCode = 1
}
