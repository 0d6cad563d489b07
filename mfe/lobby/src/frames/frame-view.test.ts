import { LOCATION_TYPES } from '@callboard/projects/contract'
import { expect } from 'chai'
import {
  chosenMode,
  type FrameName,
  type FrameStart,
  hasToggle,
  sizesOf,
  speakingFrame,
  startingView,
  withFocus,
  withFrame,
  withMode,
} from './frame-view.ts'

const start = (change: Partial<FrameStart> = {}) =>
  startingView({ place: 'main', location: 'Virtual', split: false, ...change })
const shown = (view: ReturnType<typeof start>): readonly FrameName[] =>
  (['remote', 'in_person'] as const).filter((frame) => sizesOf(view)[frame])

describe('frames of the live room', () => {
  it('begin with the frame of the location type: in person for the second, else remote [LIV-07]', () => {
    const first = LOCATION_TYPES.map((location) => [location, ...shown(start({ location }))])
    expect(first).to.deep.equal([
      ['Virtual', 'remote'],
      ['In Person', 'in_person'],
      ['Both', 'remote'],
      ['Video Submission', 'remote'],
    ])
  })

  it('begin as local, and as virtual_remote with a split frame [LIV-07]', () => {
    expect(start({ location: 'In Person' }).mode).to.equal('local')
    const split = start({ split: true })
    expect(split.mode).to.equal('virtual_remote')
    expect(sizesOf(split)).to.deep.equal({ remote: 'large', in_person: 'small' })
  })

  it('are the back office in the back office, and the virtual lobby alone in the virtual lobby', () => {
    expect(shown(start({ place: 'backoffice' }))).to.deep.equal(['in_person'])
    expect(shown(start({ place: 'test', location: 'In Person', split: true }))).to.deep.equal(['remote'])
  })

  it('have the view toggle only while an in-person or back-office frame is used [LIV-07]', () => {
    const remote = start({ location: 'Both' })
    expect(hasToggle(remote)).to.equal(false)
    const both = withFrame(remote, 'in_person', true)
    expect([hasToggle(both), hasToggle(withMode(both, 'remote'))]).to.deep.equal([true, true])
    expect(hasToggle(withFrame(both, 'in_person', false))).to.equal(false)
    expect(hasToggle(start({ place: 'backoffice' }))).to.equal(true)
  })

  it('are shown as the toggle says: remote only, both, or local only [LIV-07]', () => {
    const view = start({ location: 'In Person' })
    expect(chosenMode(view)).to.equal('local')
    expect(shown(withMode(view, 'remote'))).to.deep.equal(['remote'])
    expect(shown(withMode(view, 'both'))).to.deep.equal(['remote', 'in_person'])
    expect(shown(withMode(withMode(view, 'both'), 'local'))).to.deep.equal(['in_person'])
  })

  it('move between local and virtual_remote with the focus [LIV-07]', () => {
    const split = start({ split: true })
    const local = withFocus(split, 'in_person')
    expect([local.mode, sizesOf(local)]).to.deep.equal(['local', { remote: 'small', in_person: 'large' }])
    const back = withFocus(local, 'remote')
    expect([back.mode, sizesOf(back)]).to.deep.equal([
      'virtual_remote',
      { remote: 'large', in_person: 'small' },
    ])
  })

  it('are opened beside each other; a closed one leaves its place to the other in use [LOB-02]', () => {
    const both = withFrame(start(), 'in_person', true)
    expect(shown(both)).to.deep.equal(['remote', 'in_person'])
    expect(shown(withFrame(both, 'remote', false))).to.deep.equal(['in_person'])
    expect(shown(withFrame(withMode(both, 'local'), 'in_person', false))).to.deep.equal(['remote'])
    const none = withFrame(start(), 'remote', false)
    expect([shown(none), speakingFrame(none)]).to.deep.equal([[], null])
    expect(shown(withFrame(none, 'remote', true))).to.deep.equal(['remote'])
  })

  it('have one that the person at the page speaks in', () => {
    const both = withFrame(start(), 'in_person', true)
    expect(
      [both, withMode(both, 'local'), withMode(both, 'virtual_remote')].map(speakingFrame),
    ).to.deep.equal(['remote', 'in_person', 'remote'])
  })

  it('are the same after 30 cycles of opening, closing and switching', () => {
    const before = withFrame(start({ location: 'Both' }), 'in_person', true)
    let view = before
    for (let cycle = 0; cycle < 30; cycle += 1) {
      for (const mode of ['remote', 'local', 'both'] as const) view = withMode(view, mode)
      for (const frame of ['remote', 'in_person'] as const)
        view = withFrame(withFrame(view, frame, false), frame, true)
    }
    expect(view).to.deep.equal(before)
  })
})
