/** The reaction to the server's version. */
export type VersionStep = 'ok' | 'reload' | 'banner'

/**
 * @param server version the server speaks
 * @param own version this page was built for
 * @param reloadedFor server version this tab has reloaded for already, or null
 */
export function versionStep(server: string, own: string, reloadedFor: string | null): VersionStep {
  if (server === own) return 'ok'
  return reloadedFor === server ? 'banner' : 'reload'
}
