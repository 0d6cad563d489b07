import { deleteUser } from '@callboard/accounts/contract'
import { changePostedGroup, changePostedVideo, deletePage, removeLink } from '@callboard/posting/contract'
import { archiveProject, deleteProject, deleteSession } from '@callboard/projects/contract'
import { archiveVideo, deleteVideo } from '@callboard/review/contract'
import { expect } from 'chai'
import { productForTests } from '../support/product-for-tests.ts'
import { OUTLIVES, rowOf, type Shown, type Source } from './outlives-table.ts'
import { answersOf, newPerson, type ShownTake, showTake } from './shown-take.ts'

/** How each source ends. */
const ENDS: Readonly<Record<Source, (take: ShownTake) => Promise<unknown>>> = {
  'a deleted session': ({ director, session }) => director.api.call(deleteSession, { id: session }),
  'a deleted project': ({ admin, project }) => admin.call(deleteProject, { id: project }),
  'an archived project': ({ director, project }) => director.api.call(archiveProject, { id: project }),
  'a deleted posting page': ({ director, page }) => director.api.call(deletePage, { id: page }),
  'a removed link': ({ director, project, link }) => director.api.call(removeLink, { id: project, link }),
  'a video archived in the review': ({ director, video }) =>
    director.api.call(archiveVideo, { id: video, is_archived: true }),
  'a group taken off its page': ({ director, page, postedGroup }) =>
    director.api.call(changePostedGroup, { page_id: page, id: postedGroup, is_removed: true }),
  'a video taken off its page': ({ director, page, video }) =>
    director.api.call(changePostedVideo, { page_id: page, id: video, is_removed: true }),
  'a video archived on its page': ({ director, page, video }) =>
    director.api.call(changePostedVideo, { page_id: page, id: video, is_archived: true }),
  'a video deleted in the review': async ({ admin, director, video }) => {
    await director.api.call(archiveVideo, { id: video, is_archived: true })
    await admin.call(deleteVideo, { id: video })
  },
  'the deleted account of a casting director': async ({ origin, admin, director }) => {
    const successor = await newPerson(origin, admin, 'casting_director')
    await admin.call(deleteUser, { id: director.id, successor: successor.id })
  },
  'the deleted account of a client': ({ admin, client }) => admin.call(deleteUser, { id: client.id }),
}

const asRow = (answers: ReadonlyMap<Shown, string>) => Object.fromEntries(answers)

describe('what was shown of a take', () => {
  const product = productForTests()

  for (const source of Object.keys(OUTLIVES) as Source[])
    it(`is answered after ${source} as the table says`, async () => {
      const take = await showTake(product.origin)
      const before = await answersOf(product.origin, take)
      expect([...new Set(before.values())], 'before').to.deep.equal(['+'])
      await ENDS[source](take)
      const answers = await answersOf(product.origin, take)
      expect(asRow(answers)).to.deep.equal(asRow(rowOf(source)))
    })
})
