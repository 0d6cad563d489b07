import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack'
import { kitParts, kitVersion } from './shared.ts'

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

/** `consume shared module (default) @callboard/kit/forms@…`, as webpack names it. */
const CONSUMED = /^consume-shared-module\|[^|]*\|(@callboard\/kit\/[^|]+)\|/

/** Several modules may have become one. */
const fileOf = (module: Module) =>
  ('rootModule' in module ? (module.rootModule as Module) : module).nameForCondition()

function chunksOf(compilation: Compilation): string {
  const facts = compilation.chunkGroups.map((group): ChunkFacts => {
    const modules = group.chunks.flatMap((chunk) => [
      ...compilation.chunkGraph.getChunkModulesIterable(chunk),
    ])
    return {
      requests: [group.name, ...group.origins.map(({ request }) => request)].filter(
        (one) => typeof one === 'string',
      ),
      files: group.getFiles(),
      holds: modules.flatMap((module) => kitParts.find(({ file }) => file === fileOf(module))?.name ?? []),
      consumes: modules.flatMap((module) => CONSUMED.exec(module.identifier())?.[1] ?? []),
    }
  })
  return `${JSON.stringify(facts)}\n`
}

/** Says beside a build which kit it was made for, and which pages it draws: `ops/ship.ts` and the shell go by it. */
export class DescribeBuild implements WebpackPluginInstance {
  private readonly routesFile: string | undefined

  /** @param folder of the micro-frontend, with its routes in `src/routes.data.ts`; absent for the shell */
  constructor(folder?: string) {
    this.routesFile = folder && join(folder, 'src/routes.data.ts')
  }

  apply(compiler: Compiler): void {
    const { routesFile } = this
    compiler.hooks.thisCompilation.tap('DescribeBuild', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: 'DescribeBuild', stage }, async () => {
        const routes = routesFile ? (await import(pathToFileURL(routesFile).href)).routes : undefined
        const text = `${JSON.stringify({ kit: kitVersion, routes }, null, 2)}\n`
        compilation.emitAsset('weights.json', new compiler.webpack.sources.RawSource(chunksOf(compilation)))
        compilation.emitAsset('callboard.json', new compiler.webpack.sources.RawSource(text))
      })
    })
  }
}
