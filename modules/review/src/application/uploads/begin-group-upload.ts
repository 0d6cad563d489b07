import { denied, useCase } from '@callboard/core'
import { beginGroupUpload } from '../../contract/index.ts'
import { UploadStarter } from './begin-upload.ts'
import { uploadView } from './upload-view.ts'

export const BeginGroupUpload = useCase(
  beginGroupUpload,
  { starter: UploadStarter },
  async ({ needs, actor, input, subject: { group, session } }) => {
    if (actor.kind !== 'user') throw denied()
    const place = { sessionId: session.id, dayId: null, groupId: group.id } as const
    const owned = { ...place, ownerKind: 'staff', owner: actor.userId } as const
    return uploadView(await needs.starter.begin(owned, input), [])
  },
)
