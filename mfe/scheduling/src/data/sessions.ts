import { type CallInput, defineAction, perform, refresh } from '@callboard/kit/data'
import { listPostings } from '@callboard/posting/contract'
import {
  createSession,
  deleteSession,
  getProjectsAttention,
  getPublicSession,
  getSession,
  listCalendar,
  listManagedProjects,
  listProjects,
  listTodaysSessions,
  updateSession,
} from '@callboard/projects/contract'

const lists = [listProjects, listManagedProjects, listTodaysSessions, getProjectsAttention, listCalendar]
const refreshes = [getSession, getPublicSession, ...lists]

export const createSessionAction = defineAction(createSession, {
  refreshes,
  says: ({ name }) => `${name} is ready. Copy its check-in link at the top.`,
})
export const updateSessionAction = defineAction(updateSession, { refreshes, says: () => 'Session saved' })
export const deleteSessionAction = defineAction(deleteSession, {
  refreshes: [...lists, listPostings],
  says: () => 'The session is deleted.',
})
export const sendSessionDelete = (input: CallInput<typeof deleteSession>) =>
  perform(deleteSessionAction, input)

/** Asks for a session again that another person has changed. */
export const reloadSession = (id: string): Promise<void> => refresh(getSession, { id })

/** Asks for a session again, as the page of one of its dates reads it, once that date is gone. */
export const reloadPublicSession = (id: string): Promise<void> => refresh(getPublicSession, { id })
