import { expect } from 'chai'
import { keyLabel, keyShortcut } from './key-labels.ts'
import { keyName, type Pressed } from './key-names.ts'

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

describe('names of keys', () => {
  it('are the same for Ctrl and Cmd', () => {
    expect(keyName(press('k', { ctrlKey: true }))).to.equal('mod+k')
    expect(keyName(press('k', { metaKey: true }))).to.equal('mod+k')
  })
  it('name Shift only where the sign does not say it', () => {
    expect(keyName(press('?', { shiftKey: true }))).to.equal('?')
    expect(keyName(press('D', { shiftKey: true }))).to.equal('shift+d')
    expect(keyName(press('ArrowDown', { shiftKey: true }))).to.equal('shift+arrowdown')
    expect(keyName(press(' '))).to.equal('space')
  })
  it('are written for people', () => {
    expect(keyLabel('mod+k')).to.equal('Ctrl K')
    expect(keyLabel('mod+k', true)).to.equal('⌘ K')
    expect(keyLabel('n')).to.equal('N')
    expect(keyLabel('shift+arrowdown')).to.equal('Shift ↓')
    expect(keyLabel('escape')).to.equal('Esc')
    expect(keyLabel('space')).to.equal('Space')
  })
  it('are written for people as sequences, and for screen readers where they have words for it', () => {
    expect(keyLabel('g p')).to.equal('G then P')
    expect(keyShortcut('g p')).to.equal(undefined)
    expect(keyShortcut('mod+k')).to.equal('Control+K Meta+K')
    expect(keyShortcut('shift+arrowdown')).to.equal('Shift+ArrowDown')
    expect(keyShortcut('n')).to.equal('N')
  })
})
