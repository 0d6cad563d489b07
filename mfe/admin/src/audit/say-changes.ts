import type { AuditEntry } from '@callboard/admin/contract'

type Change = AuditEntry['changes'][number]

type TypeWords = Readonly<Record<string, string>>

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
  attached: 'Attached users',
  allowsDownload: 'Download',
  archived: 'Archived',
}

/** `startTime` is 'Start time'. */
function sayField(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return FIELD_WORDS[field] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const sayValue = (field: string, value: string, types: TypeWords): string =>
  (field === 'userType' && types[value]) || value || 'none'

const sayChange = ({ field, before, after }: Change, types: TypeWords): string =>
  before === undefined
    ? `${sayField(field)}: changed`
    : `${sayField(field)}: ${sayValue(field, before ?? '', types)} → ${sayValue(field, after ?? '', types)}`

/**
 * A line for each thing, which names its kind where a call changed several: 'Type: Client → Casting director'.
 * @param types the kinds of account in words
 */
export function sayChanges(changes: readonly Change[], types: TypeWords): readonly string[] {
  const things = [...Map.groupBy(changes, ({ thing, id }) => `${thing} ${id}`).values()]
  return things.map((of) => {
    const said = of.map((change) => sayChange(change, types)).join(', ')
    return things.length > 1 ? `${of[0]!.thing} ${of[0]!.id}: ${said}` : said
  })
}
