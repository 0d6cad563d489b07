import { useCase } from '@callboard/core'
import { DOCUMENT_DIRECTORY } from '@callboard/projects/queries'
import { getOwnDetails } from '../../contract/index.ts'

export const GetOwnDetails = useCase(
  getOwnDetails,
  { documents: DOCUMENT_DIRECTORY },
  async ({ needs, subject: { record, session } }) => {
    const isThere = record.deletedAt === null
    return {
      studio_name: session.projectName,
      session_name: session.name,
      script: isThere ? [...(await needs.documents.scriptOf(record.dayId))] : [],
    }
  },
)
