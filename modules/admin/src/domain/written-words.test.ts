import { expect } from 'chai'
import { DEFAULT_TEMPLATES } from './templates/index.ts'
import { buttonWords, isWritten, plainWords, withWritten, writtenWords } from './written-words.ts'

describe('words that a sender wrote', () => {
  it('begin as the plain words of the template, without its button [SES-06]', () => {
    expect(plainWords(DEFAULT_TEMPLATES.TALENT_EMAIL.body)).to.equal(
      'You are invited to audition for {{PROJECT_NAME}}, {{SESSION_NAME}}.\n\n{{SESSION_DATES}}',
    )
    expect(buttonWords(DEFAULT_TEMPLATES.TALENT_EMAIL)).to.equal('Check in')
    expect(buttonWords(DEFAULT_TEMPLATES.WRITTEN_EMAIL)).to.equal(null)
  })

  it('begin as the words of a reworded template, whatever its markup', () => {
    expect(plainWords('<p>Dear &amp; <b>near</b>,</p>\n<ul><li>one</li><li>two</li></ul>')).to.equal(
      'Dear & near,\n\none\n\ntwo',
    )
  })

  it('stand above the button of the template and are values, so that nothing in them is run', () => {
    const { subject, body } = writtenWords(DEFAULT_TEMPLATES.TALENT_EMAIL)
    expect(subject).to.equal('{{WRITTEN_SUBJECT}}')
    expect(body).to.match(/\{\{WRITTEN_BODY\}\}.*<mj-button href="\{\{EMAIL_CHECKIN_LINK\}\}">Check in</)
    const values = withWritten({ A: 'b' }, { subject: '{{A}}', body: '<script>' })
    expect(isWritten(values)).to.equal(true)
    expect(isWritten({ A: 'b' })).to.equal(false)
  })
})
