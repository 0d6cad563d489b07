import { isDeepStrictEqual } from 'node:util'
import { deleteUser } from '@callboard/accounts/contract'
import {
  changePostedGroup,
  changePostedVideo,
  deletePage,
  removeLink,
  removeRecipient,
  updateLink,
} from '@callboard/posting/contract'
import { archiveProject, deleteProject, deleteSession, restoreProject } from '@callboard/projects/contract'
import { archiveVideo, deleteVideo, restoreVideo } from '@callboard/review/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { OUTLIVES, rowOf, SHOWN, type Shown, type Source } from './outlives-table.ts'
import { answersOf, newPerson, type ShownTake, showTake } from './shown-take.ts'

type Step = (take: ShownTake) => Promise<unknown>

interface End {
  readonly end: Step
  readonly undo?: Step
  /** Who shows the take; absent: its casting director. */
  readonly shownBy?: 'manager'
  /** Milliseconds after which every process knows; absent: at once. */
  readonly within?: number
}

/** How each source ends, and how that is undone where it can be. */
export const ENDS: Readonly<Record<Source, End>> = {
  'a deleted session': { end: ({ director, session }) => director.api.call(deleteSession, { id: session }) },
  'a deleted project': { end: ({ admin, project }) => admin.call(deleteProject, { id: project }) },
  'an archived project': {
    end: ({ director, project }) => director.api.call(archiveProject, { id: project }),
    undo: ({ director, project }) => director.api.call(restoreProject, { id: project }),
  },
  'a deleted posting page': { end: ({ director, page }) => director.api.call(deletePage, { id: page }) },
  'a removed link': {
    end: ({ director, project, link }) => director.api.call(removeLink, { id: project, link }),
  },
  'a revoked link': {
    end: ({ director, project, link }) => director.api.call(updateLink, { id: project, link, revoked: true }),
    undo: ({ director, project, link }) =>
      director.api.call(updateLink, { id: project, link, revoked: false }),
  },
  'a link with a new password': {
    end: ({ director, project, link }) =>
      director.api.call(updateLink, { id: project, link, password: 'told by telephone' }),
    undo: ({ director, project, link }) =>
      director.api.call(updateLink, { id: project, link, password: null }),
  },
  'a removed recipient': {
    end: ({ director, project, link, recipient }) =>
      director.api.call(removeRecipient, { id: project, link, recipient }),
  },
  'a group taken off its page': {
    end: ({ director, page, postedGroup }) =>
      director.api.call(changePostedGroup, { page_id: page, id: postedGroup, is_removed: true }),
    undo: ({ director, page, postedGroup }) =>
      director.api.call(changePostedGroup, { page_id: page, id: postedGroup, is_removed: false }),
  },
  'a video taken off its page': {
    end: ({ director, page, video }) =>
      director.api.call(changePostedVideo, { page_id: page, id: video, is_removed: true }),
    undo: ({ director, page, video }) =>
      director.api.call(changePostedVideo, { page_id: page, id: video, is_removed: false }),
  },
  'a video archived on its page': {
    end: ({ director, page, video }) =>
      director.api.call(changePostedVideo, { page_id: page, id: video, is_archived: true }),
    undo: ({ director, page, video }) =>
      director.api.call(changePostedVideo, { page_id: page, id: video, is_archived: false }),
  },
  'a video archived in the review': {
    end: ({ director, video }) => director.api.call(archiveVideo, { id: video, is_archived: true }),
    undo: ({ director, video }) => director.api.call(archiveVideo, { id: video, is_archived: false }),
  },
  'a video deleted in the review': {
    end: async ({ admin, director, video }) => {
      await director.api.call(archiveVideo, { id: video, is_archived: true })
      await admin.call(deleteVideo, { id: video })
    },
    undo: async ({ admin, director, video }) => {
      await admin.call(restoreVideo, { id: video })
      await director.api.call(archiveVideo, { id: video, is_archived: false })
    },
  },
  'the deleted account of a casting director': {
    end: async ({ origin, admin, director }) => {
      const successor = await newPerson(origin, admin, 'casting_director')
      await admin.call(deleteUser, { id: director.id, successor: successor.id })
    },
  },
  'the deleted account of a session manager': {
    shownBy: 'manager',
    end: ({ admin, manager }) => admin.call(deleteUser, { id: manager.id }),
  },
  'the deleted account of a client': {
    end: ({ admin, client }) => admin.call(deleteUser, { id: client.id }),
    // Each process remembers for so long whom a token belongs to [ACC-08].
    within: 5_000,
  },
  'the deleted account of a talent': {
    end: ({ admin, talent }) => admin.call(deleteUser, { id: talent.id }),
    // Jobs take what the person left behind.
    within: 60_000,
  },
}

export const SOURCES = Object.keys(OUTLIVES) as Source[]
const asRow = (answers: ReadonlyMap<Shown, string>) => Object.fromEntries(answers)
const AS_BEFORE = Object.fromEntries(SHOWN.map((shown) => [shown, '+']))

/** @returns the first answers that are as wanted, or the last ones when the time is over */
async function settled(
  answers: () => Promise<Record<string, string>>,
  wanted: Record<string, string>,
  within: number,
): Promise<Record<string, string>> {
  const end = performance.now() + within
  return await until(
    'the answers are settled',
    answers,
    (seen) => isDeepStrictEqual(seen, wanted) || performance.now() >= end,
  )
}

/**
 * A source ends, and its row of the table is compared with what the server says at once; where that can be undone,
 * everything is as before then.
 * @param asked the process that is asked, which may be another than the one that was told
 */
export async function expectRow(source: Source, origin: string, asked = origin): Promise<void> {
  const { end, undo, within = 0, shownBy } = ENDS[source]
  const take = await showTake(origin, shownBy)
  const answers = async () => asRow(await answersOf(asked, take))
  expect(await answers(), 'before').to.deep.equal(AS_BEFORE)
  await end(take)
  const wanted = asRow(rowOf(source))
  expect(await settled(answers, wanted, within)).to.deep.equal(wanted)
  if (!undo) return
  await undo(take)
  expect(await answers(), 'undone').to.deep.equal(AS_BEFORE)
}
