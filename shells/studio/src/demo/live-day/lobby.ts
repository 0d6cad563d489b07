import {
  actOnRecord,
  addToGroup,
  finishGroup,
  getCurrentGroup,
  type LobbyRecord,
  type RecordAction,
  type RecordState,
} from '@callboard/lobby/contract'
import type { DemoOffice } from '../demo-office.ts'
import { DEMO_ARRIVALS, type DemoTalent, LEO, NINA, OMAR, PRIYA, YUSUF } from '../demo-people.ts'
import { recordGroup } from './recordings.ts'

const [INES] = DEMO_ARRIVALS
const LATER = [NINA, OMAR, PRIYA, LEO]

/** Checks in whom the beginning of the day has not, and puts one on the list who has not come. */
export async function fillLobby(office: DemoOffice, end: AbortSignal): Promise<void> {
  const session = await office.firstRound()
  const here = await office.arrivals(session._id)
  for (const person of LATER) {
    end.throwIfAborted()
    if (!here.has(person.portrait)) await office.checkIn(session, person)
  }
  if (!here.has(YUSUF.portrait)) await office.expect(session, YUSUF)
}

async function recordOf(office: DemoOffice, { portrait }: DemoTalent): Promise<LobbyRecord> {
  const record = (await office.arrivals((await office.firstRound())._id)).get(portrait)
  if (!record) throw new Error(`The demo talent ${portrait} is not in the lobby.`)
  return record
}

async function act(office: DemoOffice, record: LobbyRecord, action: RecordAction): Promise<void> {
  const { _id: id, version } = record
  await office.run(actOnRecord, await office.actor('manager'), { id, action, version })
}

/** Calls talent into the room, has each recorded so many times, and leaves them there. @returns their group */
async function audition(
  office: DemoOffice,
  people: readonly DemoTalent[],
  takes: number,
  end: AbortSignal,
): Promise<string> {
  const manager = await office.actor('manager')
  const { _id: session } = await office.firstRound()
  const portraits = new Map<string, string>()
  for (const person of people) {
    const record = await recordOf(office, person)
    if (record.state !== 'in_casting') await act(office, record, 'call-in')
    await office.run(addToGroup, manager, { id: record._id })
    portraits.set(record._id, person.portrait)
  }
  const { group } = await office.run(getCurrentGroup, manager, { id: session })
  if (!group) throw new Error('The demo group is missing.')
  await recordGroup(office, { session, group: group._id, end }, portraits, takes)
  return group._id
}

/** Two talent who have been in the room: two takes each, and the group is finished. */
export async function auditionFirstGroup(office: DemoOffice, end: AbortSignal): Promise<void> {
  if ((await recordOf(office, NINA)).auditioned) return
  const group = await audition(office, [NINA, OMAR], 2, end)
  const { _id: session } = await office.firstRound()
  const seen = [(await recordOf(office, NINA))._id, (await recordOf(office, OMAR))._id]
  await office.run(finishGroup, await office.actor('manager'), { session, group, seen })
}

/** A talent who is in the room, after a first take. */
export async function callInSecondGroup(office: DemoOffice, end: AbortSignal): Promise<void> {
  const record = await recordOf(office, PRIYA)
  if (record.auditioned) return
  await audition(office, [PRIYA], 1, end)
}

/** Leaves somebody in every other state of the lobby. */
export async function moveThroughLobby(office: DemoOffice): Promise<void> {
  const moves: readonly (readonly [DemoTalent, RecordAction, RecordState])[] = [
    [OMAR, 'sign-out', 'signed_out'],
    [INES, 'on-deck', 'on_deck'],
    [LEO, 'skip', 'skipped'],
  ]
  for (const [person, action, state] of moves) {
    const record = await recordOf(office, person)
    if (record.state !== state) await act(office, record, action)
  }
}
