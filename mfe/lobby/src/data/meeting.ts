import { call } from '@callboard/kit/data'
import { joinMeeting, type MeetingTicket } from '@callboard/lobby/contract'
import type { MeetingRoomProps } from '../meeting/meeting-props.ts'

/** The right to be in a room. */
export const askForTicket = (
  { session, room, token }: Pick<MeetingRoomProps, 'session' | 'room' | 'token'>,
  signal: AbortSignal,
): Promise<MeetingTicket> => call(joinMeeting, { session, room }, { token, signal })
