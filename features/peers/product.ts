import { startEmbedded } from './embedded.ts'
import { startProduction } from './production.ts'
import type { RunningProduct } from './running-product.ts'

const ASSEMBLIES = { embedded: startEmbedded, production: startProduction } as const
export type Assembly = keyof typeof ASSEMBLIES

/** @param settings environment beside that of a test install */
export function startProduct(
  settings: NodeJS.ProcessEnv = {},
  assembly: Assembly = 'embedded',
): Promise<RunningProduct> {
  return ASSEMBLIES[assembly](settings)
}
