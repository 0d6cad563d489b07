import { type CallInput, useAction } from '@callboard/kit/data'
import { confirm, toast } from '@callboard/kit/ui'
import type { listProjects, ProjectView } from '@callboard/projects/contract'
import { useMemo } from 'react'
import {
  archiveProjectAction,
  deleteProjectAction,
  restoreProjectAction,
  skipLobbyAction,
} from '../data/projects.ts'

/** Actions on a whole project from its card. */
export function useProjectActions(project: ProjectView, query: CallInput<typeof listProjects>) {
  const { _id: id, name } = project
  const archive = useAction(archiveProjectAction)
  const restore = useAction(restoreProjectAction)
  const remove = useAction(deleteProjectAction, { onDone: () => toast.ok(`${name} is deleted.`) })
  // The query is a new object with every drawing of the list.
  const asked = JSON.stringify(query)
  const skip = useAction(useMemo(() => skipLobbyAction(JSON.parse(asked)), [asked]))
  return {
    busy: archive.busy || restore.busy || remove.busy,
    error: archive.error ?? restore.error ?? remove.error ?? skip.error,
    skip: (skip_virtual_lobby: boolean) => void skip.run({ id, skip_virtual_lobby }),
    restore: () => void restore.run({ id }),
    archive: async () => {
      const yes = await confirm({
        title: `Want to archive ${name}?`,
        text: 'Archiving releases freelancers who are on hold and notifies them. It can be restored.',
        action: 'Archive',
      })
      if (yes) await archive.run({ id })
    },
    remove: async () => {
      const yes = await confirm({
        title: `Want to delete ${name}?`,
        text: 'Its sessions, takes, posting pages and links go with it. This cannot be undone.',
        action: 'Delete',
        danger: true,
      })
      if (yes) await remove.run({ id })
    },
  }
}
