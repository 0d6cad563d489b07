import type { UserType } from '@callboard/core/http-contract'
import type { SearchAnswer } from '@callboard/projects/contract'
import type { RecentChoice } from '../../data/session/recent-choices.ts'
import type { Command } from '../../ui/keys/keys.ts'

/** A line of the palette. */
export interface Entry {
  readonly id: string
  readonly kind: RecentChoice['kind'] | 'action'
  readonly label: string
  /** Where it is, in quiet words. */
  readonly place: string
  readonly key?: string
  readonly photo?: string | null
  /** Its address, or what it does. */
  readonly to?: string
  readonly run?: () => void
}

export interface Section {
  readonly title: string
  readonly entries: readonly Entry[]
}

/** Groups of commands that stand with what the server finds; all others are actions of the screen. */
export const PLACES = 'Places'
export const TALENT = 'Talent'
export const ON_TALENT = 'Actions on talent'

const MOST_ACTIONS = 8

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): readonly string[] => folded(text).match(/[^\s\p{Pd},.:;()]+/gu) ?? []

/** True when every word that was typed begins a word of the text. */
export function matches(text: string, query: string): boolean {
  const words = wordsOf(text)
  return wordsOf(query).every((typed) => words.some((word) => word.startsWith(typed)))
}

/** The text in parts; the beginnings of words that were typed are `found`. */
export function matchedParts(text: string, query: string): readonly { text: string; found: boolean }[] {
  const typed = wordsOf(query)
  return text.split(/([\s\p{Pd},.:;()]+)/u).flatMap((word) => {
    const longest = typed
      .filter((one) => folded(word.slice(0, one.length)) === one)
      .sort((a, b) => b.length - a.length)[0]
    if (!longest) return word ? [{ text: word, found: false }] : []
    const rest = word.slice(longest.length)
    return [
      { text: word.slice(0, longest.length), found: true },
      ...(rest ? [{ text: rest, found: false }] : []),
    ]
  })
}

const places = (...parts: readonly string[]) => parts.filter(Boolean).join(', ')

const entryOf =
  (kind: Entry['kind'], place = '') =>
  (command: Command): Entry => ({
    id: command.id,
    kind,
    label: command.label,
    place,
    ...(command.key === undefined ? {} : { key: command.key }),
    ...(command.to === undefined ? {} : { to: command.to }),
    run: command.run,
  })

/** @param asStaff clients have the live room of a session only */
function foundEntries(found: SearchAnswer | undefined, asStaff: boolean) {
  const talent = found?.talent.map(
    ({ _id, name, role, photo_url, session, project }): Entry => ({
      id: `talent:${_id}`,
      kind: 'talent',
      label: name,
      place: places(role, session.name, project.name),
      photo: photo_url,
      to: `/studio/${project.uri}/${session._id}${asStaff ? `?find=${encodeURIComponent(name)}` : ''}`,
    }),
  )
  const sessions = found?.sessions.map(
    ({ _id, name, is_today, project }): Entry => ({
      id: `session:${_id}`,
      kind: 'session',
      label: name,
      place: places(project.name, is_today ? 'today' : ''),
      to: is_today || !asStaff ? `/studio/${project.uri}/${_id}` : `/session/${project.uri}/edit/${_id}`,
    }),
  )
  const projects = found?.projects.map(
    ({ _id, name, is_archived }): Entry => ({
      id: `project:${_id}`,
      kind: 'project',
      label: name,
      place: is_archived ? 'archived' : '',
      to: asStaff ? `/?studio=${_id}` : '/',
    }),
  )
  const pages = found?.pages.map(
    ({ _id, name, project }): Entry => ({
      id: `page:${_id}`,
      kind: 'page',
      label: name,
      place: project.name,
      to: `/posting-page/${project.uri}/${_id}`,
    }),
  )
  return { talent: talent ?? [], sessions: sessions ?? [], projects: projects ?? [], pages: pages ?? [] }
}

export interface Offer {
  readonly query: string
  readonly commands: readonly Command[]
  readonly found: SearchAnswer | undefined
  readonly recent: readonly RecentChoice[]
  readonly asStaff: boolean
}

/** The sections of the palette: actions of the screen, talent, sessions, projects, posting pages, places. */
export function sectionsOf({ query, commands, found, recent, asStaff }: Offer): readonly Section[] {
  const isTyped = wordsOf(query).length > 0
  const fitting = commands.filter(({ label }) => matches(label, query))
  const inGroup = (group: string) => fitting.filter((command) => command.group === group)
  const ofScreen = fitting.filter(({ group }) => ![PLACES, TALENT, ON_TALENT].includes(group))
  // What is done with a talent stands first only when the deed was typed: Enter after a name does nothing to them.
  const onTalent = isTyped ? inGroup(ON_TALENT) : []
  const isDeed = ({ label }: Command) => {
    const deed = wordsOf(label.split(':')[0] ?? '')
    return wordsOf(query).some((typed) => deed.some((word) => word.startsWith(typed)))
  }
  const here = isTyped ? inGroup(TALENT).map(entryOf('talent', 'here')) : []
  const elsewhere = foundEntries(found, asStaff)
  const isHere = new Set(here.map(({ id }) => id))
  // The answer to fewer letters is there while the next one comes.
  const fits = ({ label }: Entry) => matches(label, query)
  const sections: Section[] = [
    {
      title: 'Last chosen',
      entries: isTyped ? [] : recent.map((choice) => ({ ...choice })),
    },
    {
      title: 'This page',
      entries: [...ofScreen, ...onTalent.filter(isDeed)].slice(0, MOST_ACTIONS).map(entryOf('action')),
    },
    {
      title: 'Talent',
      entries: [
        ...here.slice(0, MOST_ACTIONS),
        ...elsewhere.talent.filter(({ id, label }) => !isHere.has(id) && matches(label, query)),
      ],
    },
    { title: 'Sessions', entries: elsewhere.sessions.filter(fits) },
    { title: 'Projects', entries: elsewhere.projects.filter(fits) },
    { title: 'Posting pages', entries: elsewhere.pages.filter(fits) },
    {
      title: 'With talent of this page',
      entries: onTalent
        .filter((command) => !isDeed(command))
        .slice(0, MOST_ACTIONS)
        .map(entryOf('action')),
    },
    { title: 'Places', entries: inGroup(PLACES).map(entryOf('place')) },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}

/** What is kept of a choice; actions are not chosen again from elsewhere. */
export function recentOf({ id, kind, label, place, to }: Entry): RecentChoice | undefined {
  return kind === 'action' || to === undefined ? undefined : { id, kind, label, place, to }
}

/** Whether somebody finds more than the places and actions of the screen. @param type undefined: signed out */
export const finds = (type: UserType | undefined): boolean => type !== undefined && type !== 'talent'

/** What the palette says where it has nothing. @param type undefined: signed out */
export function nothingWords(query: string, type: UserType | undefined): string {
  if (!type) return 'Sign in to find talent, sessions and projects.'
  return finds(type) && query.trim().length === 1 ? 'One more letter' : 'Nothing by that name.'
}
