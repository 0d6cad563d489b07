import { defineAction, refresh } from '@callboard/kit/data'
import {
  createSession,
  deleteSession,
  getPublicSession,
  getSession,
  listCalendar,
  listProjects,
  updateSession,
} from '@callboard/projects/contract'

const refreshes = [getSession, getPublicSession, listProjects, listCalendar]

export const createSessionAction = defineAction(createSession, {
  refreshes,
  says: ({ name }) => `${name} is ready. Copy its check-in link at the top.`,
})
export const updateSessionAction = defineAction(updateSession, { refreshes, says: () => 'Session saved' })
export const deleteSessionAction = defineAction(deleteSession, {
  refreshes: [listProjects, listCalendar],
  says: () => 'The session is deleted.',
})

/** Asks for a session again that another person has changed. */
export const reloadSession = (id: string): Promise<void> => refresh(getSession, { id })
