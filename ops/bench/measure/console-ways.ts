import { accountsRepositories, adminRepositories, type Database, KnexJobStore } from '@callboard/db-knex'
import type { Size } from './fill-console.ts'

const PAGE = 21

/** Accounts by words that more of them have, the more there are. */
export const FREQUENT = 'Users of frequent words'

/** Asks a list in one way to narrow it. */
export type Ask = (side: Side) => Promise<unknown>

/** A database that is filled. */
export interface Side {
  readonly database: Database
  readonly size: Size
  /** Slowest statement since it was put back. */
  slowest: number
}

/** Every set of the filters, each with its value or left out. */
function combinations<Filter extends object>(filters: Filter): readonly Partial<Filter>[] {
  return Object.entries(filters).reduce<readonly object[]>(
    (all, [name, value]) => all.flatMap((one) => [one, { ...one, [name]: value }]),
    [{}],
  ) as readonly Partial<Filter>[]
}

const titleOf = (filter: object): string => Object.keys(filter).join(' + ') || 'no filter'

const at = (share: number, { messages }: Size) => Math.floor(messages * share)
const messageId = (number: number) => `m${String(number).padStart(12, '0')}`
const instantOf = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 10_000)

export interface Way {
  /** Of the list. */
  readonly name: string
  readonly title: string
  readonly ask: Ask
}

/** The lists of the console, each with what it may be narrowed by. */
export function consoleWays(): readonly Way[] {
  const sought = [
    ...['u00000', 'example', 'rare', 'example rare', 'example ana', 'u0009 u0001'],
    ...['xampl', '00012', 'are', 'amp are', '00012 ple'],
  ].flatMap((words) =>
    combinations({ words, userType: 'client' as const }).map((by) => ({
      by,
      title:
        by.words === undefined
          ? titleOf(by)
          : titleOf({ ...by, [`words ${words}`]: words, words: undefined }),
    })),
  )
  const users = sought.map(({ by, title }) => ({
    name: 'Users',
    title,
    ask: ({ database }: Side) =>
      accountsRepositories(database.reader).users.page({ words: '', ...by }, {}, PAGE),
  }))
  // Of `left` and `right` each account has one, and `0012` has ten times as many in ten times as many accounts: these are
  // held to the time of a statement alone.
  const frequent = ['left right', '0012 ple'].map((words) => ({
    name: FREQUENT,
    title: `words ${words}`,
    ask: ({ database }: Side) => accountsRepositories(database.reader).users.page({ words }, {}, PAGE),
  }))
  const turned = [
    { title: 'a page on', at: { after: 'u0005000@example.com' } },
    { title: 'a page back', at: { before: 'u0005000@example.com' } },
  ].map(({ title, at: page }) => ({
    name: 'Users',
    title,
    ask: ({ database }: Side) => accountsRepositories(database.reader).users.page({ words: '' }, page, PAGE),
  }))
  const requests = [
    {
      name: 'Staff requests',
      title: 'first page',
      ask: ({ database }: Side) => accountsRepositories(database.reader).users.staffRequests({}, PAGE),
    },
    {
      name: 'Staff requests',
      title: 'their number',
      ask: ({ database }: Side) => accountsRepositories(database.reader).users.countStaffRequests(100),
    },
  ]
  const jobs = [
    {
      name: 'Queues',
      title: 'their numbers',
      ask: ({ database }: Side) => new KnexJobStore(database).counts(),
    },
    {
      name: 'Queues',
      title: 'failed jobs',
      ask: ({ database }: Side) => new KnexJobStore(database).failed(100),
    },
  ]
  const kinds = [
    // Of one message, and of messages that have nothing in common.
    { kind: '', state: 'failed', template: 'T7', project: 'p7', session: 's7', to: 'u0000007@example.com' },
    { kind: ' (none fits)', state: 'kept', template: 'T9', project: 'p9', session: 's5', to: 'u0000006@' },
    { kind: ' (beginning)', state: 'failed', template: 'T7', project: 'p7', session: 's7', to: 'u0' },
  ] as const
  const messages = kinds.flatMap(({ kind, state, template, project, session, to }) =>
    combinations({
      to,
      states: [state],
      channel: 'sms' as const,
      template,
      projectId: project,
      sessionId: session,
      since: 0.5,
      until: 0.9,
    }).map(({ since, until, ...by }) => ({
      name: 'Messages',
      title: `${titleOf({ ...by, ...(since ? { since } : {}), ...(until ? { until } : {}) })}${kind}`,
      ask: ({ database, size }: Side) =>
        adminRepositories(database.reader).messages.page(
          {
            ...by,
            ...(since ? { since: instantOf(at(since, size)) } : {}),
            ...(until ? { until: instantOf(at(until, size)) } : {}),
          } as never,
          PAGE,
        ),
    })),
  )
  const audit = combinations({ userId: 'u7', projectId: 'p7', since: 0.5, until: 0.9 }).flatMap(
    ({ since, until, ...by }) =>
      ['', ' (none fits)'].map((kind) => ({
        name: 'Audit log',
        title: `${titleOf({ ...by, ...(since ? { since } : {}), ...(until ? { until } : {}) })}${kind}`,
        ask: ({ database, size }: Side) =>
          adminRepositories(database.reader).audit.page(
            {
              ...by,
              ...(kind && by.projectId ? { projectId: 'p8' } : {}),
              ...(since ? { since: instantOf(at(since, size)) } : {}),
              ...(until ? { until: instantOf(at(until, size)) } : {}),
            },
            PAGE,
          ),
      })),
  )
  const pages = [{ afterId: 0.5 }, { beforeId: 0.5 }].map((page) => ({
    name: 'Messages',
    title: titleOf(page),
    ask: ({ database, size }: Side) =>
      adminRepositories(database.reader).messages.page(
        Object.fromEntries(
          Object.entries(page).map(([field, share]) => [field, messageId(at(share, size))]),
        ) as never,
        PAGE,
      ),
  }))
  return [...users, ...turned, ...frequent, ...requests, ...jobs, ...messages, ...pages, ...audit]
}
