import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack'
import type { Build, ChunkFacts } from './first-files.ts'
import { kitParts, kitVersion } from './shared.ts'

/** `consume shared module (default) @callboard/kit/forms@…`, as webpack names it. */
const CONSUMED = /^consume-shared-module\|[^|]*\|(@callboard\/kit\/[^|]+)\|/

/** Several modules may have become one. */
const fileOf = (module: Module) =>
  ('rootModule' in module ? (module.rootModule as Module) : module).nameForCondition()

const chunksOf = (compilation: Compilation): ChunkFacts[] =>
  compilation.chunkGroups.map((group) => {
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

/** Says beside a build which kit it was made for, which pages it draws, and which files they load. */
export class DescribeBuild implements WebpackPluginInstance {
  private readonly routesFile: string

  /** @param folder of the micro-frontend or the shell, with its routes in `src/routes.data.ts` */
  constructor(folder: string) {
    this.routesFile = join(folder, 'src/routes.data.ts')
  }

  apply(compiler: Compiler): void {
    const { routesFile } = this
    compiler.hooks.thisCompilation.tap('DescribeBuild', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: 'DescribeBuild', stage }, async () => {
        const chunks = chunksOf(compilation)
        const { routes, answers } = await import(pathToFileURL(routesFile).href)
        const build: Build = {
          kit: kitVersion,
          container: chunks.find(({ requests }) => requests[0]?.startsWith('callboard_'))?.files[0],
          routes,
          answers,
          chunks,
        }
        const text = `${JSON.stringify(build)}\n`
        compilation.emitAsset('callboard.json', new compiler.webpack.sources.RawSource(text))
      })
    })
  }
}
