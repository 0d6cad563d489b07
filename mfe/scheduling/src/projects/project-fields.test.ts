import { expect } from 'chai'
import { projectFields, typedProject, withName } from './project-fields.ts'

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

  it('has the role that is still typed as the last one, once [PRJ-08]', () => {
    const sent = (typedRole: string) =>
      projectFields({ ...empty, name: 'Spot', project_roles: ['Driver'], typedRole }, false).project_roles
    expect(sent(' Dog ')).to.deep.equal(['Driver', 'Dog'])
    expect(sent(' ')).to.deep.equal(['Driver'])
    expect(sent('driver')).to.deep.equal(['Driver'])
  })

  it('names casting directors only for those who assign them', () => {
    const casting_directors = [{ _id: 'd1', email: 'd@x.example', first_name: 'D', last_name: 'X' }]
    expect(projectFields({ ...empty, casting_directors }, false)).not.to.have.property('casting_directors')
    expect(projectFields({ ...empty, casting_directors }, true).casting_directors).to.deep.equal(['d1'])
  })

  it('leaves the thank-you message to its default while that is unchanged [PRJ-12]', () => {
    expect(empty.thankYou).to.contain('Thank you for checking in to PROJECT_NAME.')
    expect(projectFields({ ...empty, name: 'Spot' }, false).texts).to.deep.equal({})
    const own = projectFields({ ...empty, name: 'Spot', thankYou: 'Thanks' }, false)
    expect(own.texts).to.deep.equal({ thankyou_message: 'Thanks' })
  })

  it('has an address that follows the name until it is typed by hand [PRJ-05]', () => {
    const secret = 'abcdefghijklmnopqrstuv'
    const fresh = { ...empty, uri: `project-${secret}` }
    expect(withName(fresh, 'Big Film')).to.deep.equal({ name: 'Big Film', uri: `big-film-${secret}` })
    expect(withName({ ...fresh, uri: 'mine', uriStays: true }, 'Big Film').uri).to.equal('mine')
    expect(withName(empty, 'Big Film').uri).to.equal('')
  })

  it('takes the accent colour away when none is chosen', () => {
    expect(projectFields({ ...empty, name: 'Spot' }, false).accent).to.equal(null)
    expect(projectFields({ ...empty, name: 'Spot', accent: '#7a1f2b' }, false).accent).to.equal('#7a1f2b')
  })

  it('leaves meeting ids that are not known to the server', () => {
    const sent = projectFields({ ...empty, name: 'Spot', test_meeting_id: ' stage-4 ' }, false)
    expect(sent).to.include({ test_meeting_id: 'stage-4' })
    expect(sent).not.to.have.property('jitsi_meeting_id')
  })
})
