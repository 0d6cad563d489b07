import { expect } from 'chai'
import { isLatePress, playsOn } from './plays-on.ts'
import { postingGroup, postingTake, postingTalent } from './posting-group.fixture.ts'

const take = (_id: string, record_ids: string[]) => postingTake(_id, { record_ids })
const takes = [
  take('nina 1', ['nina']),
  take('nina 2', ['nina']),
  take('omar 1', ['omar']),
  take('both', ['nina', 'omar']),
]
const group = postingGroup('pair', { records: [postingTalent('nina'), postingTalent('omar')], videos: takes })
/**
 * Whether the take behind one of these plays on once those who are named are answered.
 * @param wayOn to whom the way on leads; whoever is in the next take, where it is not said
 */
const goesOn = (
  at: number,
  answered: readonly string[],
  {
    active = takes[at]!.record_ids[0],
    wayOn = { group: 'pair', talent: takes[at + 1]!.record_ids[0]! },
    isWriting = false,
  }: {
    readonly active?: string | undefined
    readonly wayOn?: { readonly group: string; readonly talent: string } | null
    readonly isWriting?: boolean
  } = {},
) =>
  playsOn(
    group,
    { take: takes[at]!, active, isWriting, wayOn: wayOn ?? undefined },
    takes[at + 1]!,
    (talent) => answered.includes(talent),
  )

describe('the take that plays by itself after another', () => {
  it('shows nobody else before those of this one are answered [PST-03]', () => {
    expect(goesOn(1, []), 'X for Nina would be for Omar').to.equal(false)
    expect(goesOn(1, ['omar']), 'another one is answered').to.equal(false)
    expect(goesOn(1, ['nina'])).to.equal(true)
    expect(goesOn(2, ['omar'])).to.equal(true)
  })

  it('goes on with the same talent, answered or not [PST-03]', () => {
    expect(goesOn(0, [])).to.equal(true)
  })

  it('does not turn away from a talent who was chosen by hand and has no answer [PST-03]', () => {
    expect(goesOn(0, ['nina'], { active: 'omar' })).to.equal(false)
    expect(goesOn(1, [], { active: 'omar' }), 'it is their own').to.equal(true)
  })

  it('turns to nobody but the one to whom the way on leads [PST-03]', () => {
    const wayOn = { group: 'other', talent: 'ingrid' }
    expect(goesOn(1, ['nina', 'omar'], { wayOn }), 'Omar is answered').to.equal(false)
    expect(goesOn(1, ['nina'], { wayOn: { group: 'other', talent: 'omar' } })).to.equal(false)
    expect(goesOn(1, ['nina', 'omar'], { wayOn: null }), 'it leads nowhere').to.equal(false)
    expect(goesOn(0, ['nina'], { wayOn }), 'another take of the same').to.equal(true)
  })

  it('waits for whoever writes a comment, also with the same talent [PST-03] [FBK-04]', () => {
    expect(goesOn(1, ['nina'], { isWriting: true })).to.equal(false)
    expect(goesOn(0, [], { isWriting: true })).to.equal(false)
  })
})

describe('a press on an answer after the answers have turned to another talent by themselves', () => {
  it('was meant for the talent before, for a moment [PST-03]', () => {
    expect(isLatePress(10_000, 10_000)).to.equal(true)
    expect(isLatePress(10_000, 10_399)).to.equal(true)
    expect(isLatePress(10_000, 10_400)).to.equal(false)
    expect(isLatePress(undefined, 10_000), 'the reader has turned to them').to.equal(false)
  })
})
