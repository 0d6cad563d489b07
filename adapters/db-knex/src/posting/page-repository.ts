import { nameKey, type PageRepository, type PostingPage } from '@callboard/posting'
import type { Query } from '../dialect/query.ts'
import { searchKey } from '../dialect/search-text.ts'
import { locked } from '../dialect/statements.ts'
import { flag, instant, orNull, Rows, type Told, tableOf, text } from '../table/index.ts'

const PAGES = tableOf<PostingPage>().named(
  'posting_page',
  {
    id: text('id'),
    projectId: text('project_id'),
    name: text('name'),
    sharedFeedback: flag('shared_feedback'),
    showsSessionComments: flag('shows_session_comments'),
    showsDirectorComments: flag('shows_director_comments'),
    createdBy: orNull(text('created_by')),
    createdAt: instant('created_at'),
    deletedAt: orNull(instant('deleted_at')),
  },
  {
    live_name: (page) => (page.deletedAt === null ? nameKey(page.name) : null),
    search_key: (page) => searchKey(page.name),
  },
)

const TOLD: Told<PostingPage> = {
  thing: 'posting page',
  idOf: ({ id }) => id,
  fields: {
    id: 'untold',
    projectId: 'untold',
    name: 'changed',
    sharedFeedback: 'shown',
    showsSessionComments: 'shown',
    showsDirectorComments: 'shown',
    createdBy: 'untold',
    createdAt: 'untold',
    deletedAt: 'shown',
  },
}

export function pageRepository(query: Query): PageRepository {
  const rows = new Rows(PAGES, query, TOLD)
  const kept = () => query(PAGES.name).whereNull('deleted_at')
  return {
    find: (id) => rows.first(kept().where({ id })),
    lock: (id) => rows.first(locked(kept().where({ id }))),
    many: (ids) =>
      rows.all(
        kept()
          .whereIn('id', [...ids])
          .orderBy('id'),
      ),
    byProject: (projectId) => rows.all(kept().where({ project_id: projectId }).orderBy('id')),
    addIfAbsent: (page) => rows.addIfAbsent(page),
    save: (page) => rows.saveUnlessTaken(page),
  }
}
