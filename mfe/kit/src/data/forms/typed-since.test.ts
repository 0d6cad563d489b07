import { expect } from 'chai'
import { typedSince } from './typed-since.ts'

describe('what a form holds after a save', () => {
  it('is what is stored, where nothing was typed while it was on its way', () => {
    const sent = { name: ' Kettle ', roles: ['Lead'] }
    const stored = { name: 'Kettle', roles: ['Lead'], size: 3 }
    expect(typedSince({ ...sent, size: 2 }, { ...sent, size: 2 }, stored)).to.deep.equal(stored)
  })

  it('is what was typed meanwhile, in the fields where it was', () => {
    const sent = { name: 'Kettle', roles: ['Lead'] }
    expect(typedSince(sent, { name: 'Kettle', roles: ['Lead', 'Cook'] }, sent)).to.deep.equal({
      name: 'Kettle',
      roles: ['Lead', 'Cook'],
    })
    const stored = { name: 'Kettle spot', roles: ['Lead'] }
    expect(typedSince(sent, { ...sent, name: 'Lantern' }, stored)).to.deep.equal({
      ...stored,
      name: 'Lantern',
    })
  })

  it('is what was written behind the words of a comment, without these', () => {
    const after = (sent: string, typed: string) =>
      typedSince({ words: sent }, { words: typed }, { words: '' }).words
    expect(after('First thought', 'First thought')).to.equal('')
    expect(after('First thought', 'First thought, and another')).to.equal(', and another')
    expect(after('First', 'First\n\nSecond')).to.equal('Second')
    expect(after('Offline one', 'Offline two'), 'changed as a whole').to.equal('Offline two')
  })
})
