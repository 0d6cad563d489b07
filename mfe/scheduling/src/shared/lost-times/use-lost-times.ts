import { asksAgain, type Loadable, useAnswer } from '@callboard/kit/data'
import {
  type LostTime,
  listLostTimes,
  lostTimesChanged,
  scheduleChanged,
  scheduleRoom,
} from '@callboard/scheduling/contract'

/** The talent of a session without a time, live; without a session there are none. */
export const useLostTimes = (session: string | undefined): Loadable<readonly LostTime[]> =>
  useAnswer(listLostTimes, session === undefined ? undefined : { session }, {
    follows: [
      {
        room: scheduleRoom,
        id: session,
        signals: [asksAgain(scheduleChanged, () => true), asksAgain(lostTimesChanged)],
      },
    ],
  })
