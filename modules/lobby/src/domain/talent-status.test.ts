import { expect } from 'chai'
import { aRecord } from '../testing/builders.ts'
import type { CheckInRecord, LocationType } from './check-in-record.ts'
import { roomFor, statusText, talentState } from './talent-status.ts'

const TYPES: readonly LocationType[] = ['Virtual', 'Both', 'In Person', 'Video Submission']
const roomsOf = (changes: Partial<CheckInRecord>, skip = false) =>
  TYPES.map((locationType) => roomFor(aRecord({ locationType, ...changes }), skip))

describe('the status of a talent', () => {
  it('leads to the test room while waiting, to the main room where the lobby is skipped', () => {
    expect(roomsOf({ state: 'waiting' })).to.deep.equal(['test', 'test', null, null])
    expect(roomsOf({ state: 'on_deck' }, true)).to.deep.equal(['main', 'main', null, null])
  })

  it('leads to the main room once called in, unless in person', () => {
    expect(roomsOf({ state: 'in_casting' })).to.deep.equal(['main', 'main', null, 'main'])
  })

  it('leads nowhere when skipped, gone, done or removed', () => {
    const nowhere: Partial<CheckInRecord>[] = [
      { state: 'skipped' },
      { state: 'signed_out' },
      { auditioned: true },
      { state: 'in_casting', deletedAt: new Date() },
    ]
    for (const changes of nowhere) expect(roomsOf(changes, true)).to.deep.equal([null, null, null, null])
  })

  it('is done after a finished group, until put on deck or called in again', () => {
    expect(talentState(aRecord({ auditioned: true }))).to.equal('done')
    for (const state of ['on_deck', 'in_casting', 'skipped'] as const)
      expect(talentState(aRecord({ auditioned: true, state }))).to.equal(state)
    expect(statusText(aRecord({ auditioned: true, state: 'on_deck' }), null, {})).to.equal(
      'You are on deck. Please be ready.',
    )
    expect(roomsOf({ auditioned: true, state: 'on_deck' })).to.deep.equal(['test', 'test', null, null])
  })

  it("thanks for a submission in the project's words, and for nothing while its video is missing [CHK-12]", () => {
    const tape = (changes: Partial<CheckInRecord>, thankyou_message = '') =>
      statusText(aRecord({ locationType: 'Video Submission', ...changes }), null, { thankyou_message })
    const sent = { auditioned: true, groupId: 'group-1' }
    expect(talentState(aRecord({ locationType: 'Video Submission', ...sent }))).to.equal('waiting')
    expect(tape(sent)).to.equal('Thank you. Your submission has been received.')
    expect(tape(sent, 'Lovely, thanks!')).to.equal('Lovely, thanks!')
    for (const state of ['waiting', 'expected'] as const)
      expect(tape({ state }, 'Lovely, thanks!')).to.equal('Your video is still missing. Check in to send it.')
  })

  it('tells talent who came where they wait and how they are called, never to join a room', () => {
    const here = (changes: Partial<CheckInRecord>, place: number | null, where = 'the second floor') =>
      statusText(aRecord({ locationType: 'In Person', ...changes }), place, {}, where)
    expect(here({}, 1)).to.equal('You are next. Please wait at the second floor. Staff will call your name.')
    expect(here({}, 3, '')).to.equal(
      '2 people are before you. Please wait in the waiting area. Staff will call your name.',
    )
    expect(here({}, null, ' ')).to.equal('Please wait in the waiting area. Staff will call your name.')
    expect(here({ state: 'on_deck' }, 1)).to.equal(
      'You are on deck. Please wait by the door. Staff will call your name.',
    )
    expect(here({ state: 'in_casting' }, null)).to.equal('It is your turn. Please come in.')
  })

  it('says why a check-in was removed, in the project’s words before a call', () => {
    const removed = { deletedAt: new Date() }
    expect(statusText(aRecord(removed), null, {})).to.equal(
      'You arrived at the wrong time. Please come back at the correct call time and check in again.',
    )
    expect(statusText(aRecord(removed), null, { delete_message: 'Come back at noon' })).to.equal(
      'Come back at noon',
    )
    expect(statusText(aRecord({ ...removed, calls: 1 }), null, { delete_message: 'No' })).to.equal(
      'Oops, you need check in again',
    )
  })

  it('counts those before', () => {
    const texts = [1, 2, 5].map((place) => statusText(aRecord(), place, {}))
    expect(texts).to.deep.equal([
      'You are next. Please be ready.',
      'One person is before you.',
      '4 people are before you.',
    ])
  })

  it('asks nobody to be ready hours before the casting begins', () => {
    const first = (soonest: number) => statusText(aRecord(), 1, {}, '', soonest)
    expect([first(171), first(0)]).to.deep.equal([
      'You are first once the casting begins.',
      'You are next. Please be ready.',
    ])
  })
})
