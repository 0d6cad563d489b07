import type { TakeView } from '@callboard/review/contract'
import { expect } from 'chai'
import { LEFT_ROOM, PAGE_CLOSED } from '../recorder/take-device.ts'
import { answeredTake, heardTake, heardTakes, NO_TAKES, putAway, type TakesModel } from './takes-model.ts'

const take = (change: Partial<TakeView> = {}): TakeView => ({
  _id: 't1',
  session: 's1',
  group: 'g1',
  record: 'r1',
  recorder: null,
  trouble: null,
  talent_name: 'Ben Lee',
  state: 'recording',
  asked_at: '2026-11-21T10:00:00.000Z',
  started_at: '2026-11-21T10:00:01.000Z',
  pieces: 0,
  reason: null,
  ...change,
})

const hearing = (...takes: readonly TakeView[]) => takes.reduce(heardTake, NO_TAKES)
const shown = ({ notices }: TakesModel) => notices.filter(({ seen }) => !seen).map(({ text }) => text)

describe('takes in an answer', () => {
  const states = (...[heard, answered]: readonly TakeView[]) =>
    answeredTake(hearing(heard!), answered!).takes.map(({ state }) => state)

  it('take nothing back that a signal has said meanwhile', () => {
    const asked = take({ state: 'asked', started_at: null })
    expect(states(take({ state: 'lost', reason: 'The camera is off.' }), asked)).to.deep.equal(['lost'])
    expect(states(take(), asked)).to.deep.equal(['recording'])
    expect(states(take({ state: 'done' }), take({ state: 'stopping' }))).to.deep.equal(['done'])
  })

  it('leave those alone that have ended, which no list brings any more', () => {
    const lost = take({ state: 'lost', started_at: null, reason: 'The camera is off.' })
    const open = take({ _id: 't2' })
    const known = hearing(lost, take({ _id: 't3' }))
    expect(heardTakes(known, [open]).takes).to.deep.equal([lost, open])
    const again = take({ state: 'stopping' })
    expect(heardTakes(known, [again]).takes).to.deep.equal([again])
  })

  it('are heard before the signal, too', () => {
    expect(states(take(), take({ state: 'stopping' }))).to.deep.equal(['stopping'])
    expect(answeredTake(NO_TAKES, take({ state: 'asked' })).takes).to.have.length(1)
  })
})

const EARLY = take({ state: 'stopping', reason: PAGE_CLOSED })
const WORDS = "Ben Lee's take ended early: The page was closed while recording."

describe('notices of takes', () => {
  it('name the talent of a take that ended early and the reason, once, while the rest of the take arrives', () => {
    const arriving = hearing(take(), EARLY, { ...EARLY, pieces: 3 }, { ...EARLY, state: 'done' })
    expect(shown(arriving)).to.deep.equal([WORDS])
    expect(shown(hearing(take(), take({ state: 'lost', reason: 'Nothing arrived.' })))).to.deep.equal([
      "Ben Lee's take was lost: Nothing arrived.",
    ])
  })

  it('tell nothing of a take that was stopped, nor of one that never began', () => {
    expect(shown(hearing(take(), take({ state: 'stopping' }), take({ state: 'done' })))).to.deep.equal([])
    const refused = take({ state: 'lost', started_at: null, reason: 'The camera is off.' })
    expect(shown(hearing(refused))).to.deep.equal([])
  })

  it('tell nothing when the talent leaves after the end, as with a finished group', () => {
    const left = take({ state: 'stopping', reason: LEFT_ROOM })
    const finished = hearing(take(), take({ state: 'stopping' }), left, { ...left, state: 'done' })
    expect(shown(finished)).to.deep.equal([])
    expect(shown(hearing(take(), left))).to.have.length(1)
  })

  it('stay until they are put away, and then away', () => {
    const known = heardTakes(hearing(take(), EARLY), [])
    expect(shown(known)).to.deep.equal([WORDS])
    const away = putAway(known, 't1')
    expect(shown(heardTake(away, { ...EARLY, state: 'done' }))).to.deep.equal([])
  })

  it('are replaced by that of the next take of the same device, and go once it has one that is whole', () => {
    const next = { _id: 't2', asked_at: '2026-11-21T10:05:00.000Z' }
    const cutAgain = take({ ...next, state: 'stopping', reason: LEFT_ROOM })
    const again = heardTake(hearing(take(), EARLY), cutAgain)
    expect(shown(again)).to.deep.equal(["Ben Lee's take ended early: The talent left the room."])
    const third = { ...next, _id: 't3', asked_at: '2026-11-21T10:09:00.000Z' }
    expect(shown(heardTake(again, take(third)))).to.have.length(1)
    expect(shown(heardTake(again, take({ ...third, state: 'done' })))).to.deep.equal([])
  })

  it('of another device, and of a later take, stay', () => {
    const other = take({
      _id: 't2',
      record: 'r2',
      talent_name: 'Ana Lee',
      asked_at: '2026-11-21T10:05:00.000Z',
    })
    const both = hearing(take(), EARLY, { ...other, state: 'lost', reason: 'Nothing arrived.' })
    expect(shown(both)).to.have.length(2)
    const earlier = take({ _id: 't0', asked_at: '2026-11-21T09:00:00.000Z', state: 'done' })
    expect(shown(heardTake(hearing(take(), EARLY), earlier))).to.deep.equal([WORDS])
  })

  it('are there for a page that opens later, and gone when the device goes on', () => {
    const opened = heardTakes(undefined, [EARLY])
    expect(shown(opened)).to.deep.equal([WORDS])
    expect(shown(heardTake(opened, take()))).to.deep.equal([])
  })
})
