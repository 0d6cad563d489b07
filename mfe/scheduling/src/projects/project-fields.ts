import { DEFAULT_TALENT_TEXTS } from '@callboard/admin/contract'
import type { Infer } from '@callboard/core/http-contract'
import type { Person } from '@callboard/kit/people'
import {
  type ProjectFields,
  type ProjectTexts,
  type ProjectView,
  renamedUri,
} from '@callboard/projects/contract'

/** A project as it is typed. */
export interface TypedProject {
  readonly name: string
  readonly uri: string
  /** The uri was typed, or is in use: it no longer follows the name. */
  readonly uriStays: boolean
  readonly jitsi_meeting_id: string
  readonly test_meeting_id: string
  readonly back_office_meeting_id: string
  readonly project_roles: string[]
  /** Stands in the line for another role, and is not added to them yet. */
  readonly typedRole: string
  readonly allow_talent_create_role: boolean
  readonly local_recording_enabled: boolean
  readonly feedback_enabled: boolean
  readonly reshoot_enabled: boolean
  readonly reminders: boolean
  readonly casting_directors: readonly Person[]
  /** `#rrggbb`, or empty. */
  readonly accent: string
  readonly thankYou: string
  /** Your turn, on deck, second in line, next in line. */
  readonly positions: readonly [string, string, string, string]
  readonly goodBye: string
  readonly deletion: string
}

export function typedProject(project: ProjectView | undefined): TypedProject {
  const texts = project?.texts ?? {}
  const position = (place: number) => texts.position_messages?.[place] ?? ''
  return {
    name: project?.name ?? '',
    uri: project?.uri ?? '',
    uriStays: project !== undefined,
    jitsi_meeting_id: project?.meetings?.jitsi_meeting_id ?? '',
    test_meeting_id: project?.meetings?.test_meeting_id ?? '',
    back_office_meeting_id: project?.meetings?.back_office_meeting_id ?? '',
    project_roles: project?.project_roles ?? [],
    typedRole: '',
    allow_talent_create_role: project?.allow_talent_create_role ?? false,
    local_recording_enabled: project?.local_recording_enabled ?? true,
    feedback_enabled: project?.feedback_enabled ?? true,
    reshoot_enabled: project?.reshoot_enabled ?? false,
    reminders: project?.reminders ?? true,
    casting_directors: project?.casting_directors ?? [],
    accent: project?.brand.accent?.fill ?? '',
    thankYou: texts.thankyou_message ?? DEFAULT_TALENT_TEXTS.thankYou,
    positions: [position(0), position(1), position(2), position(3)],
    goodBye: texts.good_bye_message ?? '',
    deletion: texts.delete_message ?? '',
  }
}

/** The name as it is typed, with the uri that follows it until that is typed by hand. */
export const withName = (now: TypedProject, name: string): Pick<TypedProject, 'name' | 'uri'> => ({
  name,
  uri: now.uriStays || now.uri === '' ? now.uri : renamedUri(now.uri, name),
})

const keyOf = (role: string) => role.trim().toLocaleLowerCase('en')
export const isAmong = (roles: readonly string[], role: string) =>
  roles.some((each) => keyOf(each) === keyOf(role))

function rolesOf({ project_roles, typedRole }: TypedProject): string[] {
  const isNew = typedRole.trim() !== '' && !isAmong(project_roles, typedRole)
  return isNew ? [...project_roles, typedRole.trim()] : [...project_roles]
}

/** Empty texts stay out: the default is used for them. Messages after the last one that is written, too. */
function textsOf(typed: TypedProject): Infer<typeof ProjectTexts> {
  const written = typed.positions.findLastIndex((text) => text.trim() !== '')
  const isOwn = typed.thankYou.trim() !== '' && typed.thankYou !== DEFAULT_TALENT_TEXTS.thankYou
  return {
    ...(isOwn ? { thankyou_message: typed.thankYou } : {}),
    ...(written >= 0 ? { position_messages: typed.positions.slice(0, written + 1) } : {}),
    ...(typed.goodBye.trim() ? { good_bye_message: typed.goodBye } : {}),
    ...(typed.deletion.trim() ? { delete_message: typed.deletion } : {}),
  }
}

const MEETINGS = ['jitsi_meeting_id', 'test_meeting_id', 'back_office_meeting_id'] as const

/** @param assigns whether the person may name casting directors; without it their list is not sent */
export function projectFields(typed: TypedProject, assigns: boolean): Infer<typeof ProjectFields> {
  const meetings = MEETINGS.flatMap((field) => (typed[field].trim() ? [[field, typed[field].trim()]] : []))
  return {
    name: typed.name.trim(),
    ...(typed.uri.trim() ? { uri: typed.uri.trim() } : {}),
    ...Object.fromEntries(meetings),
    project_roles: rolesOf(typed),
    allow_talent_create_role: typed.allow_talent_create_role,
    local_recording_enabled: typed.local_recording_enabled,
    feedback_enabled: typed.feedback_enabled,
    reshoot_enabled: typed.reshoot_enabled,
    reminders: typed.reminders,
    ...(assigns ? { casting_directors: typed.casting_directors.map(({ _id }) => _id) } : {}),
    accent: typed.accent || null,
    texts: textsOf(typed),
  }
}
