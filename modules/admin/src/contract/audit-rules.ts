/** A thing that a row of the audit log names, as it is called when the row is read. */
export interface NamedThing {
  readonly kind: string
  /** Null for one that is gone, and where things of the kind have no names here. */
  readonly name: string | null
  readonly is_gone: boolean
}
/** By id. */
export type NamedThings = Readonly<Record<string, NamedThing>>

interface Change {
  readonly thing: string
  readonly id: string
  readonly field: string
  readonly before?: string | null | undefined
  readonly after?: string | null | undefined
}

interface Row {
  readonly names: Readonly<Record<string, string>>
  readonly changes: readonly Change[]
  readonly named: NamedThings
  readonly project: { readonly _id: string } | null
}

const upper = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
const spaced = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** A template of the product is stored only while it is reworded: its own words are there again afterwards. */
const RESET = {
  action: 'admin.deleteEmailTemplate',
  words: 'Admin: reset email template to the product’s words',
}

/** `projects.updateProject` is 'Projects: update project'. */
export function sayAction(action: string, changes: readonly Change[] = []): string {
  if (action === RESET.action && changes.length > 0 && !changes.some(({ field }) => field === 'name'))
    return RESET.words
  const [module = '', name = ''] = action.split('.')
  return `${upper(module)}: ${spaced(name)}`
}

const article = (word: string): string => (/^[aeio]/.test(word) ? 'an' : 'a')

const without = ({ kind, is_gone }: NamedThing): string =>
  is_gone ? `a deleted ${kind}` : `${article(kind)} ${kind}`

/** 'Session First round', 'Client notice', 'A deleted user'. */
export function sayThing(thing: NamedThing): string {
  const { kind, name } = thing
  if (name === null) return upper(without(thing))
  return upper(name.endsWith(kind) ? name : `${kind} ${name}`)
}

/**
 * What a row is about beside its project, as far as its ids say: the things that the call named, else what it made or
 * changed first, and others of that kind.
 */
export function thingsOf({ names, changes, named, project }: Row): readonly string[] {
  const known = (ids: readonly string[]) =>
    [...new Set(ids)].filter((id) => named[id] !== undefined && id !== project?._id)
  const called = known(Object.values(names))
  const [first] = changes
  return called.length > 0
    ? called
    : known(changes.filter(({ thing }) => thing === first?.thing).map(({ id }) => id))
}

/** Fields whose names are not their words. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  userType: 'Type',
  email: 'E-mail',
  passwordHash: 'Password',
  passwordDigest: 'Password',
  sealed: 'Value',
  castingDirectorIds: 'Casting directors',
  managerIds: 'Session managers',
  lobbyManagerIds: 'Lobby managers',
  pageIds: 'Pages',
  dayId: 'Date',
  frameId: 'Time frame',
  attached: 'Attached users',
  allowsDownload: 'Download',
  archived: 'Archived',
}

/** `startTime` is 'Start time'. */
export const sayField = (field: string): string => FIELD_WORDS[field] ?? upper(spaced(field))

/** A list of ids that was too long ends within one of them. */
const CUT_ID = /(^|, )[\w-]*…$/

/** @param say how a thing that the value names is said */
export function sayValue(
  value: string,
  named: NamedThings,
  say: (thing: NamedThing, id: string) => string,
): string {
  const parts = value.split(', ')
  if (!parts.some((part) => named[part])) return value
  return parts
    .join(', ')
    .replace(CUT_ID, '$1…')
    .split(', ')
    .map((part) => (named[part] ? say(named[part], part) : part))
    .join(', ')
}

/** The name alone, where the field says the kind. */
const byName = (thing: NamedThing): string => thing.name ?? without(thing)

/** What remains of HTML, which may be cut within a tag. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*(>|…$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

interface Telling {
  readonly named: NamedThings
  readonly types: Readonly<Record<string, string>>
  /** All that is told of a thing it had not before. */
  readonly isNew: boolean
}

function sayChange({ thing, field, before, after }: Change, { named, types, isNew }: Telling): string {
  const say = (value: string | null | undefined) => {
    const held = thing === 'notice' ? plain(value ?? '') : (value ?? '')
    return (field === 'userType' && types[held]) || sayValue(held, named, byName) || 'none'
  }
  const [was, is] = [say(before), say(after)]
  // Two things without names are told apart by their ids alone.
  if (before === undefined || was === is) return `${sayField(field)}: changed`
  return `${sayField(field)}: ${isNew ? is : `${was} → ${is}`}`
}

/**
 * A line for each thing, which names it where a call changed several: 'Type: Client → Casting director'; of a new thing
 * what it has: 'Name: First round, Time zone: America/Los_Angeles'.
 * @param types the kinds of account in words
 * @param most fields that are told
 */
export function sayChanges(
  { changes, named }: Pick<Row, 'changes' | 'named'>,
  types: Readonly<Record<string, string>>,
  most = changes.length,
): readonly string[] {
  const keyOf = ({ thing, id }: Change) => `${thing} ${id}`
  const isOne = new Set(changes.map(keyOf)).size === 1
  const things = [...Map.groupBy(changes.slice(0, most), keyOf).values()]
  return things.map((of) => {
    const [{ thing, id }] = of as [Change]
    const all = changes.filter((change) => keyOf(change) === keyOf(of[0]!))
    const isNew = all.length > 1 && all.every(({ before }) => before === null)
    const said = of.map((change) => sayChange(change, { named, types, isNew })).join(', ')
    return isOne ? said : `${named[id] ? sayThing(named[id]) : upper(thing)}: ${said}`
  })
}
