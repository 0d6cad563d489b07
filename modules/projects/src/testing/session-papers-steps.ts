import { messageRequested } from '@callboard/admin/contract'
import type { BlobStore, PayloadOf } from '@callboard/core'
import { eachTest, promisedAs, type TestScope, testsOf } from '@callboard/core/testing'
import { removeFiles } from '../application/jobs.ts'
import {
  addDocument,
  createProject,
  createSession,
  type DocumentList,
  getUploadAddress,
  listDocuments,
  type ProjectView,
  type SessionView,
} from '../contract/index.ts'
import type { MakeStore } from './projects-steps.ts'
import { projectsWorld } from './projects-world.ts'

type Message = PayloadOf<typeof messageRequested>

/** A session of the suite, with its project and the ids of its dates. */
export interface Made {
  readonly project: ProjectView
  readonly session: SessionView
  readonly day: string
  readonly otherDay: string
}

/** Session and project of a suite about documents, invitations and mails; call it inside `describe`. */
export function sessionPapersSteps(make: MakeStore, scope: TestScope) {
  const harness = eachTest(async () => {
    const { store, stop } = await make()
    return { world: projectsWorld(store), stop }
  })
  const world = () => harness().world
  const as = (who: string) => world().as(who)

  async function session(changes: { location?: string } = {}): Promise<Made> {
    const project = await world().call(createProject, as('director'), {
      name: 'Harbour',
      project_roles: ['Hero'],
    })
    const made = await world().call(createSession, as('director'), {
      name: 'First calls',
      studio: project._id,
      dates: [
        {
          date: '2026-03-04',
          start_time: '13:30',
          location_type: changes.location ? ('In Person' as const) : ('Virtual' as const),
          in_person_location: changes.location ?? '',
          managers: [as('manager').userId],
        },
        {
          date: '2026-03-05',
          start_time: '10:00',
          location_type: 'Virtual',
          managers: [as('stranger').userId],
        },
      ],
    })
    return { project, session: made, day: made.dates[0]!._id, otherDay: made.dates[1]!._id }
  }

  const blobs = (): BlobStore => world().blobs
  async function put(file: Uint8Array, filename: string, who = 'director') {
    const { Key, content_type } = await world().call(getUploadAddress, as(who), { filename })
    await blobs().write(Key, file, content_type)
    return Key
  }
  const onDay = (made: Made) => ({ session: made.session._id, day: made.day })
  const add = (
    made: Made,
    Key: string,
    named = 'Sides.pdf',
    who = 'director',
    list: DocumentList = 'script_pdf',
  ) => world().call(addDocument, as(who), { ...onDay(made), list, Key, name: named })
  const documents = (made: Made, who = 'director') => world().call(listDocuments, as(who), onDay(made))
  const work = async () => {
    for (const payload of promisedAs(world().promised.splice(0), removeFiles.name))
      await world().work(removeFiles, payload as PayloadOf<typeof removeFiles>)
  }
  const messages = () => promisedAs(world().promised.splice(0), messageRequested.type) as Message[]
  return { ...testsOf(scope), world, as, session, blobs, put, onDay, add, documents, work, messages }
}
