import { expect } from 'chai'
import { projectFields, tidyRoles, typedProject } from './project-fields.ts'

const empty = typedProject(undefined)

describe('what a project form sends', () => {
  it('leaves texts that nobody wrote to their defaults [PRJ-12]', () => {
    const sent = projectFields({ ...empty, name: ' Spot ', goodBye: '  ' }, false)
    expect(sent.name).to.equal('Spot')
    expect(sent.texts).to.deep.equal({})
  })

  it('keeps the place of a position message when an earlier one is empty [PRJ-12]', () => {
    const sent = projectFields({ ...empty, name: 'Spot', positions: ['', 'On deck', '', ''] }, false)
    expect(sent.texts?.position_messages).to.deep.equal(['', 'On deck'])
  })

  it('names casting directors only for those who assign them', () => {
    const casting_directors = [{ _id: 'd1', email: 'd@x.example', first_name: 'D', last_name: 'X' }]
    expect(projectFields({ ...empty, casting_directors }, false)).not.to.have.property('casting_directors')
    expect(projectFields({ ...empty, casting_directors }, true).casting_directors).to.deep.equal(['d1'])
  })

  it('keeps no role of spaces and no spaces around one', () => {
    expect(tidyRoles([' Driver ', '   ', 'Mother'])).to.deep.equal(['Driver', 'Mother'])
  })
})
