import type { GroupView, LobbyRecord, PresenceView } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { LobbyModel } from '../lobby-model.ts'
import type { UndoOffer } from '../undo-offers.ts'
import {
  canTakeBackFinish,
  checkInWords,
  finishedWords,
  isGroupOverdue,
  isGroupUnsure,
  overdueWords,
  refusedFinishes,
  unsureWords,
  whoWasThere,
} from './who-was-there.ts'

const member = (_id: string, change: Partial<LobbyRecord> = {}) =>
  ({
    _id,
    first_name: _id,
    last_name: '',
    location_type: 'Virtual',
    state: 'in_casting',
    joined_time: null,
    call_in_time: '2026-11-21T10:00:00.000Z',
    ...change,
  }) as LobbyRecord

const joined = { joined_time: '2026-11-21T10:00:00.000Z' }
const lobbyOf = (...records: LobbyRecord[]) => {
  const ids = records.map(({ _id }) => _id)
  const group = { _id: 'g', records: ids, twr_records: [] } as unknown as GroupView
  return {
    group,
    records: new Map(records.map((record) => [record._id, record])),
    presence: new Map(),
  } as unknown as LobbyModel
}

describe('the question of a finish', () => {
  it('tells members who were in the room, or came in person, from those who did not [LOB-20]', () => {
    const lobby = lobbyOf(
      member('Ada', joined),
      member('Bob'),
      member('Cora', { location_type: 'In Person' }),
      member('Dan', { location_type: 'In Person', state: 'waiting' }),
    )
    const { there, absent } = whoWasThere(lobby, lobby.group!)
    expect(there.map(({ _id }) => _id)).to.deep.equal(['Ada', 'Cora'])
    expect(absent.map(({ _id }) => _id)).to.deep.equal(['Bob', 'Dan'])
  })

  it('names who gets the goodbye, and who is back in the lobby [LOB-20]', () => {
    const [ada, bob, cora] = [member('Ada'), member('Bob'), member('Cora')]
    expect(finishedWords([ada, bob], [], 10)).to.equal('Finished. Ada and Bob are told in 10 seconds.')
    expect(finishedWords([ada], [bob, cora], 10)).to.equal(
      'Finished. Ada is told in 10 seconds. Bob and Cora are back in the lobby.',
    )
  })
})

describe('a call-in beside a group with a take', () => {
  it('asks which group is meant, and names one member or several [LOB-20]', () => {
    const asked = (...members: LobbyRecord[]) => unsureWords(members, 'Kai').text.split('.')[0]
    expect(asked(member('Zara'))).to.equal('Zara has a take already')
    expect(asked(member('Zara'), member('Omar'))).to.equal('Zara and Omar have a take already')
  })

  it('could mean either group only while somebody of the first is in the room [LOB-20]', () => {
    const lobby = lobbyOf(member('Ada', joined))
    expect(isGroupUnsure(lobby, 0)).to.equal(false)
    expect(isGroupUnsure(lobby, 1)).to.equal(true)
    expect(isGroupUnsure(lobby, 1, 'Bob')).to.equal(true)
    expect(isGroupUnsure(lobby, 1, 'Ada')).to.equal(false)
    expect(isGroupUnsure(lobbyOf(member('Ada', { ...joined, state: 'signed_out' })), 1)).to.equal(false)
  })
})

describe('a check-in of the scheduled list beside a group with a take', () => {
  it('asks about that group without saying that the talent is called in [LOB-06] [LOB-20]', () => {
    expect(checkInWords([member('Zara')], 'Kai')).to.deep.equal({
      title: 'Finish the group before?',
      text: 'Zara has a take already. Finish that group and check Kai into a new one, or add Kai to the same group?',
      action: 'Finish and check in',
    })
  })
})

describe('the Undo of a finish', () => {
  const after = (...records: LobbyRecord[]) => canTakeBackFinish(lobbyOf(...records), 0, 'before')

  it('stands until another group has two talent, a guest or a take [LIV-09] [LOB-20]', () => {
    expect(canTakeBackFinish({ ...lobbyOf(), group: null }, 0, 'before')).to.equal(true)
    expect(after(member('Ada'))).to.equal(true)
    expect(after()).to.equal(false)
    expect(after(member('Ada'), member('Bob'))).to.equal(false)
    expect(canTakeBackFinish(lobbyOf(member('Ada')), 1, 'before')).to.equal(false)
    const lobby = lobbyOf(member('Ada'))
    const guest = { _id: 't', name: 'Tess', role: 'Barista' }
    const withGuest = { ...lobby, group: { ...lobby.group!, twr_records: [guest] } }
    expect(canTakeBackFinish(withGuest, 0, 'before')).to.equal(false)
  })

  it('goes away with every other one that would be refused, not the newest alone [LIV-09]', () => {
    const finish = (group: string): UndoOffer => ({
      session: 's',
      words: '',
      until: 1,
      way: { kind: 'finish', group },
    })
    const step: UndoOffer = { session: 's', words: '', until: 1, way: { kind: 'steps', records: [] } }
    const offers = [finish('first'), step, finish('second')]
    const refused = (...records: LobbyRecord[]) => refusedFinishes(offers, lobbyOf(...records), 0)
    expect(refused(member('Ada'))).to.deep.equal([])
    expect(refused(member('Ada'), member('Bob'))).to.deep.equal([offers[0], offers[2]])
  })

  it('stands while the page shows the finished group, whose end it has not heard of yet [LIV-09]', () => {
    expect(canTakeBackFinish(lobbyOf(member('Ada'), member('Bob')), 1, 'g')).to.equal(true)
  })
})

describe('a call-in beside a group that nobody came of', () => {
  const after = (minutes: number) => Date.parse('2026-11-21T10:00:00.000Z') + minutes * 60_000
  const overdue = (lobby: LobbyModel, { minutes = 2, videos = 0, called = 'Kai' } = {}) =>
    isGroupOverdue(lobby, videos, called, after(minutes))

  it('could mean a new group once all of it are overdue; a pair is called in without a question [LOB-20]', () => {
    const lobby = lobbyOf(member('Rafael'), member('Zara'))
    expect(overdue(lobby)).to.equal(true)
    expect(isGroupOverdue(lobby, 0, undefined, after(2)), 'the next').to.equal(true)
    expect(overdue(lobby, { minutes: 1 })).to.equal(false)
    expect(overdue(lobby, { videos: 1 })).to.equal(false)
    expect(overdue(lobby, { called: 'Zara' })).to.equal(false)
    expect(overdue(lobbyOf())).to.equal(false)
  })

  it('means the same group while anybody of it is there, was there, or is on the way [LOB-20]', () => {
    const [rafael, zara] = [member('Rafael'), member('Zara')]
    for (const other of [
      member('Zara', joined),
      member('Zara', { location_type: 'In Person' }),
      member('Zara', { state: 'waiting', call_in_time: null }),
    ])
      expect(overdue(lobbyOf(rafael, other))).to.equal(false)
    const joining = { page: 'open', room: 'joining' } as PresenceView
    expect(overdue({ ...lobbyOf(rafael, zara), presence: new Map([['Zara', joining]]) })).to.equal(false)
    const lobby = lobbyOf(rafael)
    const guest = { _id: 't', name: 'Tess', role: 'Barista' }
    expect(overdue({ ...lobby, group: { ...lobby.group!, twr_records: [guest] } })).to.equal(false)
  })

  it('says who would be back in the lobby', () => {
    expect(overdueWords([member('Rafael')], 'Kai').text).to.equal(
      'Rafael has not joined yet. Call Kai into a new group, with Rafael back in the lobby, or add Kai to the same group?',
    )
  })
})
