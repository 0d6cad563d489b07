import { useCase } from '@callboard/core'
import { archiveVideo } from '../../contract/index.ts'
import { VideoChanger } from './changes.ts'

export const ArchiveVideo = useCase(archiveVideo, { changer: VideoChanger }, ({ needs, input }) =>
  needs.changer.change(input.id, { archived: input.is_archived }),
)
