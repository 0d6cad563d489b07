import type { Infer } from '@callboard/core/http-contract'
import type { ProjectFields, ProjectTexts, ProjectView } from '@callboard/projects/contract'
import type { Person } from '../shared/people-picker.tsx'

/** A project as it is typed. */
export interface TypedProject {
  readonly name: string
  readonly uri: string
  readonly project_roles: string[]
  readonly allow_talent_create_role: boolean
  readonly local_recording_enabled: boolean
  readonly casting_directors: readonly Person[]
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
    project_roles: project?.project_roles ?? [],
    allow_talent_create_role: project?.allow_talent_create_role ?? false,
    local_recording_enabled: project?.local_recording_enabled ?? false,
    casting_directors: project?.casting_directors ?? [],
    thankYou: texts.thankyou_message ?? '',
    positions: [position(0), position(1), position(2), position(3)],
    goodBye: texts.good_bye_message ?? '',
    deletion: texts.delete_message ?? '',
  }
}

/** Empty texts stay out: the default is used for them. Messages after the last one that is written, too. */
function textsOf(typed: TypedProject): Infer<typeof ProjectTexts> {
  const written = typed.positions.findLastIndex((text) => text.trim() !== '')
  return {
    ...(typed.thankYou.trim() ? { thankyou_message: typed.thankYou } : {}),
    ...(written >= 0 ? { position_messages: typed.positions.slice(0, written + 1) } : {}),
    ...(typed.goodBye.trim() ? { good_bye_message: typed.goodBye } : {}),
    ...(typed.deletion.trim() ? { delete_message: typed.deletion } : {}),
  }
}

/** @param assigns whether the person may name casting directors; without it their list is not sent */
export function projectFields(typed: TypedProject, assigns: boolean): Infer<typeof ProjectFields> {
  return {
    name: typed.name.trim(),
    ...(typed.uri.trim() ? { uri: typed.uri.trim() } : {}),
    project_roles: [...typed.project_roles],
    allow_talent_create_role: typed.allow_talent_create_role,
    local_recording_enabled: typed.local_recording_enabled,
    ...(assigns ? { casting_directors: typed.casting_directors.map(({ _id }) => _id) } : {}),
    texts: textsOf(typed),
  }
}

/** Roles as they are kept, from typed or pasted text. */
export const tidyRoles = (roles: readonly string[]): string[] =>
  roles.map((role) => role.trim()).filter((role) => role !== '')
