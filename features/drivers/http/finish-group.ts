import { finishGroup, getLobby } from '@callboard/lobby/contract'
import type { ApiClient } from './api-client.ts'

/** Finishes the group in front of the camera; all of its talent were there. */
export async function finishCurrentGroup(director: ApiClient, session: string): Promise<void> {
  const { _id: group, records: seen } = (await director.call(getLobby, { id: session })).current_group!
  await director.call(finishGroup, { session, group, seen })
}
