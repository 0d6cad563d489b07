import { type CallInput, useAction } from '@callboard/kit/data'
import { confirm, toast } from '@callboard/kit/ui'
import type { listProjects, ProjectView, SessionSummary } from '@callboard/projects/contract'
import { useMemo, useState } from 'react'
import { restoreProjectAction, sendArchive, sendDelete, skipLobbyAction } from '../data/projects.ts'
import { sendSessionDelete } from '../data/sessions.ts'
import { cancelsAppointments, withAgreement } from '../shared/agreement.ts'

/** Something that is asked about first, and once more where it cancels appointments. */
function useEnding() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const end = async <R>(
    first: {
      readonly title: string
      readonly text: string
      readonly action: string
      readonly danger?: boolean
    },
    doing: string,
    send: (agreed_appointments?: number) => Promise<R>,
  ): Promise<R | undefined> => {
    if (!(await confirm(first))) return undefined
    setBusy(true)
    setError(undefined)
    try {
      return await withAgreement(
        send,
        (count) => ({ ...first, text: cancelsAppointments(doing, count) }),
        confirm,
      )
    } catch (fault) {
      setError(fault)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, end }
}

/** Actions on a whole project from its card. */
export function useProjectActions(project: ProjectView, query: CallInput<typeof listProjects>) {
  const { _id: id, name } = project
  const ending = useEnding()
  const restore = useAction(restoreProjectAction)
  // The query is a new object with every drawing of the list.
  const asked = JSON.stringify(query)
  const skip = useAction(useMemo(() => skipLobbyAction(JSON.parse(asked)), [asked]))
  return {
    busy: ending.busy || restore.busy,
    error: ending.error ?? restore.error ?? skip.error,
    skip: (skip_virtual_lobby: boolean) => void skip.run({ id, skip_virtual_lobby }),
    restore: () => void restore.run({ id }),
    archive: () =>
      ending.end(
        {
          title: `Want to archive ${name}?`,
          text: 'Freelancers on hold are released and told. It takes no more bookings, and appointments still to come are cancelled. It can be restored.',
          action: 'Archive',
        },
        'Archiving',
        (agreed_appointments) => sendArchive({ id, agreed_appointments }),
      ),
    remove: async () => {
      const done = await ending.end(
        {
          title: `Want to delete ${name}?`,
          text: 'Its sessions, takes, posting pages and links go with it. This cannot be undone.',
          action: 'Delete',
          danger: true,
        },
        'Deleting',
        (agreed_appointments) => sendDelete({ id, agreed_appointments }),
      )
      if (done) toast.ok(`${name} is deleted.`)
    },
    removeSession: (session: SessionSummary) =>
      ending.end(
        {
          title: 'Want to delete?',
          text: `${session.name} goes with its dates, check-ins and takes. The takes leave the posting pages, with all answers and comments on them. This cannot be undone.`,
          action: 'Delete',
          danger: true,
        },
        'Deleting',
        (agreed_appointments) => sendSessionDelete({ id: session._id, agreed_appointments }),
      ),
  }
}
