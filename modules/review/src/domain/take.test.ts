import { second } from '@callboard/core/testing'
import { expect } from 'chai'
import {
  abandoned,
  asked,
  claimed,
  done,
  gaplessRun,
  interrupted,
  lost,
  missingPieces,
  originalKey,
  pieceAccepted,
  pieceKey,
  started,
  stopped,
  type Take,
  takeQuota,
} from './take.ts'

const fresh = asked({
  id: 'take',
  sessionId: 'session',
  groupId: 'group',
  recordId: 'ann',
  talentName: 'Ann Lee',
  number: 1,
  askedAt: second(0),
  askedBy: null,
})
const running = started(claimed(fresh, 'phone'), 'video/webm', second(1))
const stopping = stopped(running, second(2))
const finished = done(stopping, 3, 'device', null, second(3))

describe('a take', () => {
  it('goes from state to state only where that makes sense', () => {
    const late = (take: Take) => started(take, 'video/webm', second(9)).state
    const table: [string, string, string][] = [
      ['asked, starts', late(fresh), 'recording'],
      ['stopping, starts late', late(stopped(fresh, second(1))), 'stopping'],
      ['done, starts again', late(finished), 'done'],
      ['recording, stops', stopping.state, 'stopping'],
      ['done, stops', stopped(finished, second(9)).state, 'done'],
      ['asked, cannot record', interrupted(fresh, null, 'No camera', second(9)).state, 'lost'],
      ['recording, is interrupted', interrupted(running, 'phone', 'Unplugged', second(9)).state, 'stopping'],
      ['done, is interrupted', interrupted(finished, 'phone', 'Late', second(9)).state, 'done'],
    ]
    for (const [what, state, expected] of table) expect(state, what).to.equal(expected)
  })

  describe('of a talent with several devices', () => {
    it('belongs to the first that answers', () => {
      expect(claimed(running, 'phone')).to.equal(running)
      for (const take of [running, stopping, finished, done(stopping, 1, 'cleanup', null, second(3))])
        expect(() => claimed(take, 'laptop'), take.state).to.throw('Another device records this take.')
    })

    it('may be taken over when the first came to nothing', () => {
      for (const closedBy of ['device', 'cleanup'] as const) {
        const nothing = lost(stopping, closedBy, 'Nothing', second(3))
        const taken = claimed(nothing, 'laptop')
        expect(pieceAccepted(taken, 9, second(4))).to.include({
          device: 'laptop',
          state: 'stopping',
          pieces: 1,
        })
      }
      const some = lost({ ...stopping, pieces: 2 }, 'cleanup', 'Piece 1 never arrived', second(3))
      expect(() => claimed(some, 'laptop')).to.throw('Another device')
    })

    it('is not interrupted by one that does not record it', () => {
      for (const other of [null, 'laptop'])
        expect(interrupted(running, other, 'Not in the room', second(9))).to.equal(running)
    })

    it('that one of them gave up goes on when another was only late to say that it records', () => {
      const given = interrupted(fresh, null, 'Not in the room', second(2))
      expect(given).to.include({ state: 'lost', closedBy: 'cleanup', reason: 'Not in the room' })
      const late = (take: Take, mayRun?: boolean) =>
        started(claimed(take, 'phone'), 'video/webm', second(9), mayRun)
      expect(late(given)).to.include({ state: 'recording', closedBy: null, reason: null, endedAt: null })
      // Staff have pressed Stop, or Record again, meanwhile.
      const halted = interrupted(stopped(fresh, second(1)), null, 'Not in the room', second(2))
      expect(late(halted)).to.include({ state: 'stopping', closedBy: null })
      expect(late(given, false)).to.deep.include({ state: 'stopping', stoppedAt: second(9) })
    })
  })

  it('takes pieces until its device has finished it; the clean-up finishes nothing for good', () => {
    const closed = done(stopping, 1, 'cleanup', 'It fell silent', second(3))
    expect(pieceAccepted(closed, 9, second(4))).to.include({
      state: 'stopping',
      closedBy: null,
      reason: null,
      pieces: 1,
    })
    expect(pieceAccepted(lost(stopping, 'cleanup', 'Nothing', second(3)), 9, second(4)).state).to.equal(
      'stopping',
    )
    expect(pieceAccepted(running, 9, second(4)).state).to.equal('recording')
    expect(() => pieceAccepted(finished, 9, second(4))).to.throw('finished already')
    expect(() => pieceAccepted(lost(stopping, 'device', 'Nothing', second(3)), 9, second(4))).to.throw(
      'finished already',
    )
  })

  it('holds no more than a recording of its length can have', () => {
    const HOUR = 3600
    expect(takeQuota(running, second(0)).pieces).to.equal(100)
    // A recorder makes a piece of 1.25 MB each two seconds.
    const quota = takeQuota(running, second(HOUR))
    expect(quota.pieces).to.be.above((HOUR / 2) * 3)
    expect(quota.bytes).to.be.above((HOUR / 2) * 1_250_000 * 3)
    const full = { ...running, bytes: quota.bytes - 9 }
    expect(pieceAccepted(full, 9, second(HOUR))).to.include({ bytes: quota.bytes })
    expect(() => pieceAccepted(full, 10, second(HOUR))).to.throw('more than a take of this length')
    expect(pieceAccepted(full, 10, second(HOUR + 1)).bytes).to.equal(quota.bytes + 1)
  })

  it('counts the pieces without a gap, and those that are missing', () => {
    expect([[], [1], [2, 3], [1, 2, 4], [3, 1, 2]].map(gaplessRun)).to.deep.equal([0, 1, 0, 2, 3])
    expect(missingPieces([1, 3], 4)).to.deep.equal([2, 4])
  })

  it('keeps the pieces a silent device sent up to the first gap, and names the missing ones', () => {
    expect(abandoned(running, [1, 2], second(9))).to.include({
      state: 'done',
      joined: 2,
      closedBy: 'cleanup',
    })
    expect(abandoned(running, [1, 2, 5], second(9)).reason).to.equal(
      'Piece 3 never arrived; 1 later pieces are kept.',
    )
    expect(abandoned(running, [2], second(9))).to.include({
      state: 'lost',
      reason: 'Piece 1 never arrived; 1 later pieces are kept.',
    })
    expect(abandoned(running, [], second(9))).to.include({
      state: 'lost',
      reason: 'Nothing arrived from the device.',
    })
  })

  it('has keys made by the server, and never writes a part over the whole', () => {
    expect(pieceKey('take', 'phone', 1)).to.equal('takes/take/pieces/phone/000001')
    expect(originalKey(finished)).to.equal('takes/take/original.webm')
    expect(originalKey({ ...finished, mimeType: 'video/mp4;codecs=avc1' })).to.equal(
      'takes/take/original.mp4',
    )
    expect(originalKey(done(stopping, 2, 'cleanup', null, second(3)))).to.equal('takes/take/partial-2.webm')
  })
})
