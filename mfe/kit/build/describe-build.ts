import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Compiler, WebpackPluginInstance } from 'webpack'
import { kitVersion } from './shared.ts'

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
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'DescribeBuild', stage }, async () => {
        const routes = routesFile ? (await import(pathToFileURL(routesFile).href)).routes : undefined
        const text = `${JSON.stringify({ kit: kitVersion, routes }, null, 2)}\n`
        compilation.emitAsset('callboard.json', new compiler.webpack.sources.RawSource(text))
      })
    })
  }
}
