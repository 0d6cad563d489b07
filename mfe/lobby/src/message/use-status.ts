import { onSignal, refresh, useEndpoint, useRoom } from '@callboard/kit/data'
import { getStatus, lineMoved, statusChanged, talentRoom, talentSessionRoom } from '@callboard/lobby/contract'

/** The talent's own status, kept true by the signals of the line. */
export function useStatus(record: string, token: string | undefined) {
  const state = useEndpoint(getStatus, { id: record }, { token })
  const session = state.kind === 'ready' ? state.data.session_id : undefined
  const again = () => void refresh(getStatus)
  useRoom(talentRoom, record, [onSignal(statusChanged, again)], { queries: [getStatus] })
  useRoom(talentSessionRoom, session, [onSignal(lineMoved, again)], { queries: [getStatus] })
  return state
}
