import type { SessionDirectory } from './session-directory.ts'

/** Names of sessions and their projects, as rows of one's own data name them; null where they are deleted. */
export async function sessionNames(
  sessions: Pick<SessionDirectory, 'many'>,
  ids: readonly string[],
): Promise<(id: string) => { readonly project: string | null; readonly session: string | null }> {
  const known = await sessions.many([...new Set(ids)])
  const names = new Map(
    known.map(({ id, name, projectName }) => [id, { project: projectName, session: name }]),
  )
  return (id) => names.get(id) ?? { project: null, session: null }
}
