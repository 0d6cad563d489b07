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

/** 'Session First round', 'A deleted user'. */
export const sayThing = (thing: NamedThing): string =>
  upper(thing.name === null ? without(thing) : `${thing.kind} ${thing.name}`)

/** What a row is about, as far as its ids say: those that the call named, else those that it changed. */
export function thingsOf({ names, changes, named }: Row): readonly string[] {
  const known = (ids: readonly string[]) => [...new Set(ids)].filter((id) => named[id] !== undefined)
  const called = known(Object.values(names))
  return called.length > 0 ? called : known(changes.map(({ id }) => id))
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

function sayChange(
  { field, before, after }: Change,
  named: NamedThings,
  types: Readonly<Record<string, string>>,
) {
  const say = (value: string | null | undefined) =>
    (field === 'userType' && types[value ?? '']) || sayValue(value ?? '', named, byName) || 'none'
  const [was, is] = [say(before), say(after)]
  // Two things without names are told apart by their ids alone.
  const differs = before !== undefined && was !== is
  return `${sayField(field)}: ${differs ? `${was} → ${is}` : 'changed'}`
}

/**
 * A line for each thing, which names it where a call changed several: 'Type: Client → Casting director'.
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
    const said = of.map((change) => sayChange(change, named, types)).join(', ')
    const [{ thing, id }] = of as [Change]
    return isOne ? said : `${named[id] ? sayThing(named[id]) : upper(thing)}: ${said}`
  })
}
