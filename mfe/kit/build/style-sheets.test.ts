import { expect } from 'chai'
import { classesOf, sheetFaults } from './style-sheets.ts'

describe('the style sheets', () => {
  it('keep their classes to themselves', () => {
    expect(sheetFaults()).to.deep.equal([])
  })

  it('are read for the classes of their own and those of others', () => {
    const { own, beyond } = classesOf(
      '/* .old { */\n@media (width > 1.5px) {\n.card > .head,\n.row:not([data-x=".no"]) :global(.fc-day) {\n  top: 1.5px;\n',
    )
    expect([...own]).to.deep.equal(['card', 'head', 'row'])
    expect(beyond).to.deep.equal(['fc-day'])
  })
})
