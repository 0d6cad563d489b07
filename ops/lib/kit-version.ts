const parts = (version: string) => version.split('.').map(Number)

/**
 * True when a shell's kit has everything that a build was made for: the same major version, and not an older one.
 * @param shell version of the kit that the shell brings into the page
 * @param made version of the kit that the build was made for
 */
export function hasKit(shell: string, made: string): boolean {
  const [major = 0, minor = 0, patch = 0] = parts(shell)
  const [madeMajor = 0, madeMinor = 0, madePatch = 0] = parts(made)
  if (major !== madeMajor) return false
  return minor === madeMinor ? patch >= madePatch : minor > madeMinor
}
