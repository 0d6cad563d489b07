import { ACCESS, invalid, useCase } from '@callboard/core'
import { STAFF, subjectOf } from '@callboard/core/http-contract'
import { updateVideos, videoSubject } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { VideoChanger } from './changes.ts'

const ofVideo = subjectOf(videoSubject, { id: 'id' }, STAFF)

export const UpdateVideos = useCase(
  updateVideos,
  { access: ACCESS, store: REVIEW_STORE, changer: VideoChanger },
  async ({ needs, actor, input: { ids, fields } }) => {
    const sessions = new Set<string>()
    for (const id of ids) sessions.add((await needs.access.admit(ofVideo, actor, { id })).session.id)
    if (sessions.size > 1) throw invalid('ids', 'These videos are not of one session.')
    return await needs.store.write(async (repositories, outbox) => {
      const videos = []
      // In one order, so that two lists that share videos do not wait for each other.
      for (const id of ids.toSorted())
        videos.push(await needs.changer.changeIn(repositories, outbox, id, { archived: fields.is_archived }))
      return outbox.answer({ videos })
    })
  },
)
