import {
  dayFormat,
  defineEndpoint,
  defineRoom,
  defineSignal,
  idFormat,
  instantFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
  USER_TYPES,
} from '@callboard/core/http-contract'
import { BrandView, sessionSubject } from '@callboard/projects/contract'
import { type Static, Type } from '@sinclair/typebox'
import { boardSubject } from './subjects.ts'

/** The open boards of a session; the id is the one in `BoardView`, which only holders of the link are told. */
export const boardRoom = defineRoom({ prefix: 'board' })

/** Something on the board has changed: ask for it again. Carries no data of any person. */
export const boardMoved = defineSignal({
  type: 'board',
  room: boardRoom,
  views: { talent: Type.Object({}) },
})

const Label = Type.String({ maxLength: 200 })

/** The board of a waiting room: no full name, no contact data, no id of a person. */
export const BoardView = Type.Object({
  /** id of its real-time room */
  room: Type.String(idFormat),
  studio_name: Type.String(),
  session_name: Type.String(),
  brand: BrandView,
  time_zone: Type.String(),
  /** the date whose line is shown; null before the first one */
  date: Type.Union([Type.String(dayFormat), Type.Null()]),
  /** when the casting begins; null once it has */
  begins_at: Type.Union([Type.String(instantFormat), Type.Null()]),
  /** A label is a first name with the initial of the last name, or the interview number. */
  in_casting: Type.Array(Label),
  on_deck: Type.Array(Label),
  next: Type.Array(
    Type.Object({
      label: Label,
      /** 1 is next */
      place: Type.Integer(),
      /** minutes; null where nothing tells it */
      wait: Type.Union([Type.Object({ from: Type.Integer(), to: Type.Integer() }), Type.Null()]),
    }),
  ),
  /** All in line who are not on deck, of whom `next` lists the first. */
  waiting: Type.Integer(),
  /** Minutes by the latest call of all in line, of no one person; null where nobody has one, and before the casting. */
  behind: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** path of the check-in page */
  check_in: Type.String(),
})
export type BoardView = Static<typeof BoardView>

export const getBoard = defineEndpoint({
  name: 'lobby.getBoard',
  summary: 'The board of a waiting room, by the key of its link; null once staff have closed it',
  method: 'GET',
  path: '/board/{key}',
  access: [...USER_TYPES, 'talent-page', 'anonymous'],
  subject: subjectOf(boardSubject, { key: 'key' }, 'anybody'),
  params: Type.Object({ key: Type.String(idFormat) }),
  reply: Type.Object({ board: Type.Union([BoardView, Type.Null()]) }),
  // Several boards of a studio share one address and ask once a second when much happens.
  limits: [{ per: 'address', max: 600, seconds: 60 }],
})

export const BoardLink = Type.Object({
  /** Who has it sees the board; null when there is none. */
  address: Type.Union([Type.String(), Type.Null()]),
  made_at: Type.Union([Type.String(instantFormat), Type.Null()]),
  /** Boards of this project name talent by their interview numbers. */
  shows_numbers: Type.Boolean(),
})
export type BoardLink = Static<typeof BoardLink>

const ofSession = {
  path: '/sessions/{session}/board',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'session' }, STAFF),
  params: Type.Object({ session: Type.String(idFormat) }),
  reply: BoardLink,
} as const

export const getBoardLink = defineEndpoint({
  ...ofSession,
  name: 'lobby.getBoardLink',
  summary: 'The link of the board of a session',
  method: 'GET',
})

export const makeBoardLink = defineEndpoint({
  ...ofSession,
  name: 'lobby.makeBoardLink',
  summary: 'A new link of the board; the old one closes',
  method: 'POST',
  limits: [{ per: 'actor', max: 60, seconds: 3_600 }],
})

export const revokeBoardLink = defineEndpoint({
  ...ofSession,
  name: 'lobby.revokeBoardLink',
  summary: 'Close the board of a session',
  method: 'DELETE',
})

export const setBoardNames = defineEndpoint({
  ...ofSession,
  name: 'lobby.setBoardNames',
  summary: 'Boards of the project show interview numbers, or first names with an initial',
  method: 'PUT',
  body: Type.Object({ shows_numbers: Type.Boolean() }),
})
