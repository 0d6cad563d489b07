/** A group of files that load together, by the module that requests it. */
export interface ChunkFacts {
  /** Imported modules: the entry, a lazily loaded screen, a part of the kit. */
  readonly requests: readonly string[]
  readonly files: readonly string[]
  /** Parts of the kit that are in it. */
  readonly holds: readonly string[]
  /** Parts of the kit that the shell provides. */
  readonly consumes: readonly string[]
}

/** Contents of a build's `callboard.json`. */
export interface Build {
  /** Version of the kit that it was made for; of the shell: that it brings. */
  readonly kit: string
  /** The federation container of a micro-frontend. */
  readonly container?: string
  /** The pages that it draws. */
  readonly routes?: readonly BuiltRoute[]
  /** Of the shell: the calls that every page begins with. */
  readonly answers?: readonly string[]
  readonly chunks: readonly ChunkFacts[]
}

export interface BuiltRoute {
  readonly name: string
  readonly paths: readonly string[]
  readonly who: 'open' | readonly string[]
  readonly screens: readonly string[]
  /** Name of the route whose files are loaded as well. */
  readonly leadsTo?: string
  readonly answers?: readonly string[]
  readonly stage?: true
}

/** A file of a build. */
export interface BuiltFile {
  readonly of: 'shell' | 'part'
  readonly file: string
}

function chunkOf({ chunks }: Build, request: string): ChunkFacts {
  const found = chunks.find(({ requests }) => requests.includes(request))
  if (!found) throw new Error(`The build has no chunk for ${request}.`)
  return found
}

/** Files of the page itself: the shell with React and the kit's first part. */
export const shellFiles = (shell: Build): readonly BuiltFile[] =>
  chunkOf(shell, 'shell').files.map((file) => ({ of: 'shell', file }))

/** A part of the kit that a build needs may need others itself. */
function kitFiles(shell: Build, names: readonly string[], seen: Set<string>): BuiltFile[] {
  return names.flatMap((name) => {
    if (seen.has(name)) return []
    seen.add(name)
    const facts = shell.chunks.find(({ holds }) => holds.includes(name))
    if (!facts) throw new Error(`The shell does not hold ${name}.`)
    const own = facts.files.map((file): BuiltFile => ({ of: 'shell', file }))
    return [...own, ...kitFiles(shell, facts.consumes, seen)]
  })
}

/** Chunks of a micro-frontend that every page of it needs. */
const entryChunks = (part: Build): ChunkFacts[] =>
  part.chunks.filter(({ requests }) =>
    requests.some((one) => one.startsWith('callboard_') || one.endsWith('src/lifecycles.tsx')),
  )

const differing = (files: readonly BuiltFile[]): BuiltFile[] => [
  ...new Map(files.map((one) => [`${one.of}/${one.file}`, one])).values(),
]

/**
 * Files that a page needs for its first picture, those of the page itself left out.
 * @param screens modules that the page draws
 * @param part build of the micro-frontend that draws it; absent for a page of the shell
 */
export function firstFiles(shell: Build, screens: BuiltRoute['screens'], part?: Build): BuiltFile[] {
  const drawn = screens.map((screen) => chunkOf(part ?? shell, screen))
  const chunks = part ? [...entryChunks(part), ...drawn] : drawn
  const own = chunks.flatMap(({ files }) =>
    files.map((file): BuiltFile => ({ of: part ? 'part' : 'shell', file })),
  )
  const kit = kitFiles(
    shell,
    chunks.flatMap(({ consumes }) => consumes),
    new Set(),
  )
  const there = new Set(shellFiles(shell).map(({ file }) => file))
  return differing([...own, ...kit]).filter(({ of, file }) => of === 'part' || !there.has(file))
}
