import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import {
  possibleActions,
  RECORD_STATES,
  type RecordAction,
  type RecordState,
} from '../contract/record-action-rules.ts'
import { aRecord } from '../testing/builders.ts'
import { isSeen } from './check-in-record.ts'
import { isInLine } from './line.ts'
import { act, entered, finishAudition, leaveGroup, toldGoodbye } from './record-actions.ts'

const NOW = new Date('2026-03-02T21:00:00.000Z')
const STATES: readonly RecordState[] = RECORD_STATES

/** The state each action leads to from waiting, on deck, in casting, skipped, signed out and expected; `-` is refused. */
const TABLE: Readonly<Record<RecordAction, readonly (RecordState | '-')[]>> = {
  arrive: ['waiting', '-', '-', '-', '-', 'waiting'],
  'call-in': ['in_casting', 'in_casting', 'in_casting', 'in_casting', '-', 'in_casting'],
  'on-deck': ['on_deck', 'on_deck', 'on_deck', 'on_deck', '-', '-'],
  'call-to-lobby': ['waiting', 'waiting', 'waiting', 'waiting', '-', '-'],
  skip: ['skipped', 'skipped', 'skipped', 'skipped', '-', '-'],
  unskip: ['waiting', '-', '-', 'waiting', '-', '-'],
  'sign-out': ['signed_out', 'signed_out', 'signed_out', 'signed_out', 'signed_out', '-'],
  'sign-in': ['waiting', '-', '-', '-', 'waiting', '-'],
}

describe('record actions', () => {
  for (const [action, outcomes] of Object.entries(TABLE) as [RecordAction, (RecordState | '-')[]][]) {
    for (const [index, outcome] of outcomes.entries()) {
      const from = STATES[index]!
      it(`${action} from ${from}: ${outcome === '-' ? 'refused' : outcome}`, async () => {
        const record = aRecord({ state: from, arrivedTime: from === 'expected' ? null : NOW })
        const work = async () => act(record, action, NOW)
        if (outcome === '-') {
          expect(await refusalOf(work())).to.include({ kind: 'rule', code: 'not_possible' })
          return
        }
        const after = await work()
        expect(after.state).to.equal(outcome)
        expect(isSeen(after)).to.equal(outcome === 'in_casting')
        const isUnchanged = outcome === from && action !== 'call-in'
        expect(after === record).to.equal(isUnchanged)
        expect(after.version).to.equal(isUnchanged ? 1 : 2)
      })
    }
  }

  it('are offered exactly where they are taken', () => {
    for (const state of STATES) {
      const { group, ...can } = possibleActions(state)
      const taken = Object.entries(TABLE).map(([action, outcomes]) => [
        action,
        outcomes[STATES.indexOf(state)] !== '-',
      ])
      expect(can, state).to.deep.equal(Object.fromEntries(taken))
      expect(group, state).to.equal(state !== 'signed_out')
    }
  })

  it('count calls and stamp the latest', () => {
    const called = act(aRecord({ state: 'in_casting', calls: 2 }), 'call-in', NOW)
    expect(called).to.deep.include({ calls: 3, callInTime: NOW })
  })

  it('stamp the time of signing out, and forget it when the talent is back', () => {
    const out = act(aRecord(), 'sign-out', NOW)
    expect(out.signedOutTime).to.deep.equal(NOW)
    expect(act(out, 'sign-in', NOW).signedOutTime).to.equal(null)
  })
})

describe('talent who are expected', () => {
  const expected = aRecord({ state: 'expected', arrivedTime: null })

  it('are in the line from their arrival on, behind those who were there before [LOB-19]', () => {
    expect(isInLine(expected)).to.equal(false)
    const here = act(expected, 'arrive', NOW)
    expect(here).to.deep.include({ state: 'waiting', arrivedTime: NOW, checkedInTime: NOW })
    expect(isInLine(here)).to.equal(true)
    expect(act(here, 'arrive', NOW)).to.equal(here)
  })

  it('are expected as before when they were called and did not come [LOB-19]', () => {
    const called = act(expected, 'call-in', NOW)
    expect(called.arrivedTime).to.equal(null)
    expect(act(called, 'call-to-lobby', NOW)).to.include({ state: 'expected', arrivedTime: null })
    expect(leaveGroup(called)).to.include({ state: 'expected' })
    expect(entered(called, NOW)).to.deep.include({ arrivedTime: NOW, seenTime: NOW })
  })
})

describe('the end of a day', () => {
  const out = new Date(NOW.getTime() + 3_600_000)

  it('is the goodbye, whoever signs the talent out later [LOB-19]', () => {
    const told = toldGoodbye(finishAudition(act(aRecord(), 'call-in', NOW), NOW), NOW)
    expect(told.signedOutTime).to.deep.equal(NOW)
    expect(act(told, 'sign-out', out).signedOutTime).to.deep.equal(NOW)
    for (const wanted of ['on-deck', 'call-in'] as const)
      expect(act(told, wanted, out).signedOutTime).to.equal(null)
  })
})

describe('having been in the room', () => {
  const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
  const called = act(aRecord(), 'call-in', NOW)

  it('is known from the first time in it, of a talent who was called [LOB-19]', () => {
    expect(entered(aRecord(), NOW).seenTime).to.equal(null)
    expect(called).to.include({ seenTime: null, joinedTime: null })
    const inRoom = entered(called, later(5))
    expect(inRoom).to.deep.include({ seenTime: later(5), joinedTime: later(5) })
    const again = entered(act(act(inRoom, 'call-to-lobby', later(60)), 'call-in', later(90)), later(99))
    expect(again).to.deep.include({ seenTime: later(5), joinedTime: later(99) })
  })

  it('leaves no trace of a call-in that was a mistake [LOB-19]', () => {
    const inRoom = entered(called, later(1))
    expect(act(inRoom, 'call-to-lobby', later(9))).to.include({ seenTime: null, joinedTime: null })
    expect(act(inRoom, 'call-to-lobby', later(10))).to.deep.include({ seenTime: later(1), joinedTime: null })
  })

  it('is the call-in of talent who are there in person, once they leave [LOB-19]', () => {
    const here = act(aRecord({ locationType: 'In Person' }), 'call-in', NOW)
    expect(finishAudition(here, later(60))).to.deep.include({ seenTime: NOW, joinedTime: NOW })
    expect(act(here, 'sign-out', later(60))).to.deep.include({ seenTime: NOW })
    expect(act(here, 'call-to-lobby', later(60))).to.include({ seenTime: null, joinedTime: null })
  })
})

describe('the end of a group', () => {
  it('brings members back unseen, but leaves skipped and signed-out talent as they are', () => {
    const after = STATES.map((state) => finishAudition(aRecord({ state, groupId: 'group-1' }), NOW))
    expect(after.map(({ state }) => state)).to.deep.equal([
      'waiting',
      'waiting',
      'waiting',
      'skipped',
      'signed_out',
      'expected',
    ])
    for (const record of after)
      expect(record).to.include({ auditioned: true, groupId: 'group-1', version: 2, seenTime: NOW })
  })

  it('is no audition for talent who leave before it', () => {
    const left = leaveGroup(aRecord({ state: 'in_casting', groupId: 'group-1', groupName: 'Group 01' }))
    expect(left).to.include({ state: 'waiting', groupId: null, groupName: null, auditioned: false })
  })
})
