import { expect } from 'chai'
import {
  type Privacy,
  type PrivacyMode,
  shownToOthers,
  visibleTo,
  withOnlyYesPicks,
  withPrivatePicks,
} from './privacy-rules.ts'
import { FEEDBACKS } from './schemas.ts'

const MODES: readonly Privacy[] = [null, 'full-private', 'yes-private']

describe('the privacy of answers', () => {
  for (const [mode, shown] of [
    [null, ['yes', 'no', 'maybe', 'reshoot']],
    ['full-private', []],
    ['yes-private', ['yes']],
  ] as const)
    it(`shows others ${shown.join(', ') || 'nothing'} when it is ${mode ?? 'public'} [FBK-02]`, () => {
      expect(FEEDBACKS.filter((answer) => shownToOthers(mode, answer) !== null)).to.deep.equal(shown)
      expect(shownToOthers(mode, null)).to.equal(null)
    })

  it('leaves a reader the own answers, and of others what those show [FBK-02]', () => {
    const given = ['open', 'closed', 'yes-only'].flatMap((userId) =>
      (['yes', 'no'] as const).map((value) => ({ userId, value })),
    )
    const privacy = new Map<string, PrivacyMode>([
      ['closed', 'full-private'],
      ['yes-only', 'yes-private'],
    ])
    const seenBy = (reader: string | null) =>
      visibleTo(reader, given, privacy).map(({ userId, value }) => `${userId} ${value}`)
    const others = ['open yes', 'open no', 'yes-only yes']
    expect(seenBy(null)).to.deep.equal(others)
    expect(seenBy('open')).to.deep.equal(others)
    expect(seenBy('closed')).to.deep.equal(['open yes', 'open no', 'closed yes', 'closed no', 'yes-only yes'])
    expect(seenBy('yes-only')).to.deep.equal([...others, 'yes-only no'])
  })

  it('needs private picks for only yes picks; switching those off clears it [FBK-02]', () => {
    expect(MODES.map((mode) => withPrivatePicks(mode, true))).to.deep.equal([
      'full-private',
      'full-private',
      'yes-private',
    ])
    expect(MODES.map((mode) => withPrivatePicks(mode, false))).to.deep.equal([null, null, null])
    expect(MODES.map((mode) => withOnlyYesPicks(mode, true))).to.deep.equal([
      null,
      'yes-private',
      'yes-private',
    ])
    expect(MODES.map((mode) => withOnlyYesPicks(mode, false))).to.deep.equal([
      null,
      'full-private',
      'full-private',
    ])
  })
})
