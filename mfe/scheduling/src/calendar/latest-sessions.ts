import type { ProjectView } from '@callboard/projects/contract'

/** A session that the person may edit. */
export interface OwnSession {
  readonly id: string
  readonly name: string
  readonly uri: string
  readonly project: string
  /** Its last day, `2026-11-28`; empty without dates. */
  readonly lastDay: string
}

/** The sessions of projects, those whose dates reach furthest first. */
export const latestSessions = (
  projects: readonly Pick<ProjectView, 'name' | 'uri' | 'sessions'>[],
): readonly OwnSession[] =>
  projects
    .flatMap(({ name: project, uri, sessions }) =>
      sessions.map(({ _id: id, name, dates }) => ({
        id,
        name,
        uri,
        project,
        lastDay:
          dates
            .map(({ date }) => date)
            .toSorted()
            .at(-1) ?? '',
      })),
    )
    .toSorted((a, b) => b.lastDay.localeCompare(a.lastDay))
