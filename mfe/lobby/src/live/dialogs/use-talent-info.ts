import { asksAgain, useAnswer } from '@callboard/kit/data'
import { getTalentInfo, recordChanged, sessionRoom } from '@callboard/lobby/contract'

/** Everything of one talent, asked for again when staff change the record. */
export const useTalentInfo = (session: string, id: string) =>
  useAnswer(
    getTalentInfo,
    { id },
    {
      follows: [
        { room: sessionRoom, id: session, signals: [asksAgain(recordChanged, ({ _id }) => _id === id)] },
      ],
    },
  )
