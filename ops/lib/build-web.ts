import { root } from './root.ts'
import { runTool } from './run-tool.ts'

/** Builds the web shell and every micro-frontend; unchanged builds come from the build cache. */
export async function buildWeb(): Promise<void> {
  const built = await runTool('lerna', ['run', 'build', '--concurrency=4'], { cwd: root })
  if (built.code !== 0) throw new Error(`The web build failed:\n${built.output}`)
}
