import type { RunningProduct } from './running-product.ts'

/** For tests of crowds and pages: their machine may be busy, and nothing that they talk to is away. */
export const PATIENT = { CALLBOARD_PATIENCE: '10' }

export type Assembly = 'embedded' | 'production'

/** @param settings environment beside that of a test install */
export async function startProduct(
  settings: NodeJS.ProcessEnv = {},
  assembly: Assembly = 'embedded',
): Promise<RunningProduct> {
  // The embedded product needs no servers: only what is asked for is loaded.
  if (assembly === 'embedded') return await (await import('./embedded.ts')).startEmbedded(settings)
  return await (await import('./production.ts')).startProduction(settings)
}
