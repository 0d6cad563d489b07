import type { GroupView, LobbyRecord } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { LobbyModel } from '../lobby-model.ts'
import { finishedWords, isGroupUnsure, whichGroupWords, whoWasThere } from './who-was-there.ts'

const member = (_id: string, change: Partial<LobbyRecord> = {}) =>
  ({
    _id,
    first_name: _id,
    last_name: '',
    location_type: 'Virtual',
    state: 'in_casting',
    joined_time: null,
    ...change,
  }) as LobbyRecord

const joined = { joined_time: '2026-11-21T10:00:00.000Z' }
const lobbyOf = (...records: LobbyRecord[]) => {
  const group = { _id: 'g', records: records.map(({ _id }) => _id) } as GroupView
  return { group, records: new Map(records.map((record) => [record._id, record])) } as unknown as LobbyModel
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
    expect(finishedWords([ada, bob], [], 10)).to.equal('Finished. Ada and Bob get the goodbye in 10 seconds.')
    expect(finishedWords([ada], [bob, cora], 10)).to.equal(
      'Finished. Ada gets the goodbye in 10 seconds. Bob and Cora are back in the lobby.',
    )
  })
})

describe('a call-in beside a group with a take', () => {
  it('asks which group is meant, and names one member or several [LOB-20]', () => {
    const asked = (...members: LobbyRecord[]) => whichGroupWords(members, 'Kai').split('.')[0]
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
