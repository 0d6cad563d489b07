import type { UserDirectory } from '@callboard/accounts/queries'
import { chunksOf } from '@callboard/core'
import type { SessionDirectory } from '@callboard/projects/queries'
import type { NamedThing, NamedThings } from '../../contract/index.ts'
import { namesOf } from '../names.ts'
import type { AuditRecord } from '../ports/index.ts'

/** The kind of thing whose id a field holds, where nothing else says it. */
const KIND_OF_FIELD: Readonly<Record<string, string>> = {
  user_id: 'user',
  successor: 'user',
  holder: 'user',
  talent: 'user',
  talent_id: 'user',
  requested_person: 'user',
  requestedPerson: 'user',
  castingDirectorIds: 'user',
  managerIds: 'user',
  lobbyManagerIds: 'user',
  attached: 'user',
  studio: 'project',
  session: 'session',
  targetSessionId: 'session',
  day: 'date',
  session_date: 'date',
  dayId: 'date',
  availability: 'time frame',
  frameId: 'time frame',
  appointment: 'appointment',
  page_id: 'posting page',
  postingpage: 'posting page',
  pageIds: 'posting page',
  link: 'posting link',
  record: 'check-in',
  group: 'group',
  video: 'video',
}

/** Kinds of subjects and of things that changed, where people say it otherwise. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  account: 'user',
  'session-of-uri': 'session',
  'session-date': 'date',
  day: 'date',
  record: 'check-in',
  page: 'posting page',
  'linked-posting-page': 'posting page',
  'link-recipient': 'posting link',
  availability: 'time frame',
  link: 'posting link',
  'deleted-video': 'video',
  'own-data': 'archive of own data',
}
const kindWords = (kind: string): string => KIND_WORDS[kind] ?? kind.replaceAll('-', ' ')

/** Kinds whose ids are words themselves. */
const WORDED: ReadonlySet<string> = new Set(['template', 'notice'])
const OWN_NAMES: ReadonlySet<string> = new Set(['credential', 'server group'])
/** There is one of it, which the action names. */
const NAMELESS = 'kept sheets'
/** Kinds that are looked up, so that one that is not found is gone. */
const LOOKED_UP: ReadonlySet<string> = new Set(['user', 'project', 'session'])

/** The ids in a row and the kind of each. */
function kindsIn({ names, kinds, changes }: AuditRecord): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const note = (id: string, kind: string | undefined) => {
    if (kind !== undefined && kind !== NAMELESS && id !== '' && !found.has(id)) found.set(id, kindWords(kind))
  }
  for (const [field, id] of Object.entries(names))
    note(id, kinds[field] ?? changes.find((change) => change.id === id)?.thing ?? KIND_OF_FIELD[field])
  for (const { thing, id } of changes) note(id, thing)
  for (const { field, before, after } of changes)
    for (const value of [before, after])
      for (const part of (value ?? '').split(', ')) if (!part.endsWith('…')) note(part, KIND_OF_FIELD[field])
  return found
}

const dayWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

interface Directories {
  readonly users: UserDirectory
  readonly projects: Pick<SessionDirectory, 'names' | 'many'>
}

const ASKED_AT_ONCE = 500

/** Names by kind and id, in as many statements for a page with few things as for one with many. */
async function namesByKind({ users, projects }: Directories, ids: ReadonlyMap<string, string>) {
  const of = (kind: string) => [...ids].flatMap(([id, its]) => (its === kind ? [id] : []))
  const names = new Map<string, string>(await projects.names(of('project')))
  for (const some of chunksOf(of('user'), ASKED_AT_ONCE))
    for (const [id, name] of await namesOf(users, some)) names.set(id, name)
  for (const some of chunksOf(of('session'), ASKED_AT_ONCE))
    for (const session of await projects.many(some)) {
      names.set(session.id, session.name)
      for (const { id, date } of session.dates) names.set(id, `${session.name}, ${dayWords(date)}`)
    }
  return names
}

function thingOf(id: string, kind: string, names: ReadonlyMap<string, string>): NamedThing {
  if (WORDED.has(kind)) return { kind, name: id.toLowerCase().replaceAll('_', ' '), is_gone: false }
  if (OWN_NAMES.has(kind)) return { kind, name: id, is_gone: false }
  const name = names.get(id) ?? null
  return { kind, name, is_gone: name === null && LOOKED_UP.has(kind) }
}

/** What the ids in rows of the audit log are called now: the log itself has no names. */
export async function namedThings(
  directories: Directories,
  records: readonly AuditRecord[],
): Promise<
  (record: AuditRecord) => {
    readonly user: string | null
    readonly project: string | null
    readonly named: NamedThings
  }
> {
  const kinds = new Map(records.map((record) => [record, kindsIn(record)]))
  const ids = new Map<string, string>()
  for (const { userId } of records) if (userId !== null) ids.set(userId, 'user')
  for (const { projectId } of records) if (projectId !== null) ids.set(projectId, 'project')
  for (const own of kinds.values()) for (const [id, kind] of own) if (!ids.has(id)) ids.set(id, kind)
  const names = await namesByKind(directories, ids)
  return (record) => ({
    user: names.get(record.userId ?? '') ?? null,
    project: names.get(record.projectId ?? '') ?? null,
    named: Object.fromEntries(
      [...(kinds.get(record) ?? [])].map(([id, kind]) => [id, thingOf(id, kind, names)]),
    ),
  })
}
