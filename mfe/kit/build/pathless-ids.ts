import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack'

const checkout = fileURLToPath(new URL('../../../', import.meta.url))

/** A file that the federation plugin writes. The hash in its name, and the one behind it, are of absolute paths. */
const FEDERATION_ENTRY = /[^ |]*\/\.federation\/entry\.[0-9a-f]+\.js(\|[0-9a-f]+)?/

/** Ids of four digits at most, as webpack's own are in builds of this size. */
const IDS = 10_000

/**
 * Webpack's own ids leave the path of the checkout out where a part of an identifier begins with it; federation modules
 * have it elsewhere.
 * @param folder path of the checkout, with a slash at its end
 * @returns a name that is the same in every checkout; undefined when webpack's own id is, too
 */
export function pathlessName(identifier: string, folder: string): string | undefined {
  if (FEDERATION_ENTRY.test(identifier)) return identifier.replace(FEDERATION_ENTRY, 'federation entry')
  const isLeftOut = identifier.split(/[|!]/).every((part) => part.lastIndexOf(folder) <= 0)
  return isLeftOut ? undefined : identifier.replaceAll(folder, '')
}

/** @returns the first free number that follows from the name alone */
function idOf(name: string, taken: ReadonlySet<number>): number {
  for (let attempt = 0; ; attempt++) {
    const id = createHash('sha256').update(`${attempt} ${name}`).digest().readUInt32BE() % IDS
    if (!taken.has(id)) return id
  }
}

function nameIds({ chunkGraph }: Compilation, modules: Iterable<Module>): void {
  const wantsId = (module: Module) =>
    module.needId && chunkGraph.getModuleId(module) === null && chunkGraph.getNumberOfModuleChunks(module) > 0
  const named = [...modules].filter(wantsId).flatMap((module) => {
    const name = pathlessName(module.identifier(), checkout)
    return name === undefined ? [] : [{ module, name }]
  })
  const taken = new Set<number>()
  for (const { module, name } of named.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const id = idOf(name, taken)
    taken.add(id)
    chunkGraph.setModuleId(module, id)
  }
}

/** Fails a build that has a file with the path of the checkout in it. */
function refusePaths({ assets, errors, compiler }: Compilation): void {
  const holding = Object.keys(assets).filter((name) => assets[name]?.source().includes(checkout))
  if (holding.length > 0)
    errors.push(new compiler.webpack.WebpackError(`${holding.join(', ')}: it holds ${checkout}`))
}

/** Federation modules get their ids before webpack gives its own: a build is the same to the byte in every folder. */
export class PathlessIds implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    // While one works on a part, its ids are paths, and its source maps name the sources.
    if (compiler.options.mode !== 'production') return
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
    compiler.hooks.thisCompilation.tap('PathlessIds', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'PathlessIds', stage: -1 }, (modules) =>
        nameIds(compilation, modules),
      )
      compilation.hooks.processAssets.tap({ name: 'PathlessIds', stage }, () => refusePaths(compilation))
    })
  }
}
