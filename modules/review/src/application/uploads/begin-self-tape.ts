import { broken, CLOCK, missing, useCase } from '@callboard/core'
import { CHECK_IN_TICKETS } from '@callboard/lobby/queries'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { beginSelfTape } from '../../contract/index.ts'
import { UploadStarter } from './begin-upload.ts'
import { UploadKeys } from './upload-keys.ts'
import { uploadView } from './upload-view.ts'

/** The ticket alone gives the right to upload; the actor is not checked. */
export const BeginSelfTape = useCase(
  beginSelfTape,
  {
    sessions: SESSION_DIRECTORY,
    tickets: CHECK_IN_TICKETS,
    starter: UploadStarter,
    keys: UploadKeys,
    clock: CLOCK,
  },
  async ({ needs, input }) => {
    const ticket = needs.tickets.open(input.ticket)
    const session = await needs.sessions.session(ticket.sessionId)
    const day = session?.dates.find(({ id }) => id === ticket.dayId)
    if (!session || !day) throw missing('This date')
    if (day.locationType !== 'Video Submission')
      throw broken('no_submission', 'This session takes no videos at check-in.')
    const upload = await needs.starter.begin(
      { sessionId: session.id, dayId: day.id, groupId: null, ownerKind: 'talent', owner: ticket.nonce },
      input,
    )
    return { upload: uploadView(upload, []), key: needs.keys.seal(upload.id, needs.clock.now()) }
  },
)
