import { type Actor, BLOB_STORE, CLOCK, dayIn, holdOn, useCase } from '@callboard/core'
import { LEAST_LETTERS, search, sessionSubject } from '../contract/index.ts'
import { type FoundProject, PROJECTS_STORE, type Searcher } from './ports/index.ts'
import { signedIn } from './project-access.ts'
import { staffMember } from './projects/project-page.ts'
import { daysAround } from './sessions/days-around.ts'

const MOST_OF_A_KIND = 8
const PHOTO_SECONDS = 3600

function searcher(actor: Actor): Searcher | undefined {
  const { userId, userType } = signedIn(actor)
  return userType === 'client' ? { userId, as: 'client' } : staffMember(actor)
}

const projectView = ({ id, name, uri, archived }: FoundProject) => ({
  _id: id,
  name,
  uri,
  is_archived: archived,
})

export const FindByName = useCase(
  search,
  { store: PROJECTS_STORE, blobs: BLOB_STORE, clock: CLOCK },
  async ({ needs, actor, input }) => {
    const text = input.q.trim()
    if (text.length < LEAST_LETTERS) return { talent: [], sessions: [], projects: [], pages: [] }
    const now = needs.clock.now()
    const of = searcher(actor)
    const around = daysAround(now)
    const found = await needs.store.read((repositories) =>
      repositories.search.find({ text, of, around, limit: MOST_OF_A_KIND }),
    )
    return {
      talent: found.talent.map((talent) => ({
        _id: talent.id,
        name: `${talent.firstName} ${talent.lastName}`,
        role: talent.role,
        photo_url:
          talent.photoKey === null
            ? null
            : needs.blobs.signGet(talent.photoKey, {
                seconds: PHOTO_SECONDS,
                hold: holdOn(sessionSubject, { id: talent.sessionId }),
              }),
        is_today: talent.date === dayIn(talent.timeZone, now),
        session: { _id: talent.sessionId, name: talent.sessionName },
        project: projectView(talent.project),
      })),
      sessions: found.sessions
        .map(({ id, name, timeZone, dates, project }) => ({
          _id: id,
          name,
          is_today: dates.includes(dayIn(timeZone, now)),
          project: projectView(project),
        }))
        .sort((a, b) => Number(b.is_today) - Number(a.is_today)),
      projects: found.projects.map(projectView),
      pages: found.pages.map(({ id, name, project }) => ({ _id: id, name, project: projectView(project) })),
    }
  },
)
