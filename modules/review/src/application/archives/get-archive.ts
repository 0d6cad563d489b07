import { useCase } from '@callboard/core'
import { getArchive } from '../../contract/index.ts'
import { ArchiveLinks, archiveView } from './archive-view.ts'

export const GetArchive = useCase(
  getArchive,
  { links: ArchiveLinks },
  async ({ needs, subject: { archive } }) => archiveView(archive, needs.links),
)
