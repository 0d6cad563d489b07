import { expect } from 'chai'
import { TEMPLATE_NAMES } from '../contract/index.ts'
import { messageOf } from '../testing/builders.ts'
import { mailWords, textWords, valuesFor } from './compose.ts'
import { accepted, failed, LEASE_MS, MAX_ATTEMPTS, maySend, sending, tryFailed } from './message.ts'
import { asMailBody, withBraces } from './placeholders.ts'
import { DEFAULT_TEMPLATES, defaultTemplate } from './templates/index.ts'

const now = new Date('2026-03-02T09:00:00.000Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const RENDERED = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }

const message = messageOf('m1', { values: {}, createdAt: now })

describe('a message', () => {
  it('is sent by one at a time, and again only when the sender died', () => {
    const taken = sending(message, RENDERED, null, now)
    expect(maySend(message, now)).to.equal(true)
    expect(maySend(taken, later(LEASE_MS - 1))).to.equal(false)
    expect(maySend(taken, later(LEASE_MS))).to.equal(true)
    for (const over of [accepted(taken, 'sent', null, now), failed(taken, 'No such address')]) {
      expect(maySend(over, later(LEASE_MS))).to.equal(false)
    }
  })

  it('leaves with the account of its first try, whatever is chosen later', () => {
    const [own, other] = ['AC1', 'AC2'].map((accountSid) => ({ holderId: 'u1', accountSid }))
    const tried = tryFailed(sending(message, RENDERED, own!, now), 'The line is busy')
    expect(sending(tried, RENDERED, other!, now).account).to.deep.equal(own)
  })

  it('fails for good after the last try, with the reason', () => {
    let tried = message
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      expect(tried.state).to.equal('queued')
      tried = tryFailed(sending(tried, RENDERED, null, now), 'The line is busy')
    }
    expect(tried).to.include({ state: 'failed', reason: 'The line is busy', leaseUntil: null })
  })
})

describe('templates', () => {
  it('come with the product for every name of the contract', () => {
    expect(Object.keys(DEFAULT_TEMPLATES)).to.have.members([...TEMPLATE_NAMES])
    expect(defaultTemplate('constructor')).to.equal(undefined)
  })

  it('have words for their channel', () => {
    for (const [name, template] of Object.entries(DEFAULT_TEMPLATES)) {
      const isText = name.endsWith('_TEXT')
      expect(template.text !== '', name).to.equal(isText)
      expect(template.subject !== '' && template.body !== '', name).to.equal(!isText)
    }
  })

  it('say thank you in the words of the sources', () => {
    expect(DEFAULT_TEMPLATES.CHECK_IN_TEXT.text).to.equal(
      withBraces(
        'Thank you for checking in to PROJECT_NAME. To join virtual lobby click TALENT_STATUS_LINK. You may use this link on any device',
      ),
    )
  })

  it('are found where people write placeholders without braces, and nowhere else', () => {
    expect(withBraces('Hi FIRST_NAME, see {{SESSION_NAME}} (PROJECT_NAME).')).to.equal(
      'Hi {{FIRST_NAME}}, see {{SESSION_NAME}} ({{PROJECT_NAME}}).',
    )
    const plain = 'SAG-AFTRA at NBC, https://example.com/A_B?X_Y=1 and mail A_B@example.com or snake_case.'
    expect(withBraces(plain)).to.equal(plain)
  })

  it('take an own text over the reworded one, and that over the default', () => {
    const template = DEFAULT_TEMPLATES.CHECK_IN_EMAIL
    const override = { name: 'CHECK_IN_EMAIL', subject: 'Welcome', body: '<p>Reworded</p>' }
    expect(mailWords(template, null, null)).to.deep.equal({ subject: template.subject, body: template.body })
    expect(mailWords(template, override, null)).to.deep.equal({ subject: 'Welcome', body: '<p>Reworded</p>' })
    expect(mailWords(DEFAULT_TEMPLATES.TALENT_EMAIL, override, 'Own').body).to.equal('<p>Own</p>')
    expect(textWords(DEFAULT_TEMPLATES.YOUR_TURN_TEXT, null, 'Come in, FIRST_NAME')).to.equal(
      'Come in, {{FIRST_NAME}}',
    )
  })

  it('give own words the link without which the message is of no use, unless they have it [MSG-04]', () => {
    const { CHECK_IN_EMAIL, CHECK_IN_TEXT } = DEFAULT_TEMPLATES
    expect(textWords(CHECK_IN_TEXT, null, 'Welcome! ')).to.equal('Welcome! {{TALENT_STATUS_LINK}}')
    expect(textWords(CHECK_IN_TEXT, null, 'See TALENT_STATUS_LINK, bye')).to.equal(
      'See {{TALENT_STATUS_LINK}}, bye',
    )
    expect(mailWords(CHECK_IN_EMAIL, null, 'Welcome!').body)
      .to.contain('<p>Welcome!</p>')
      .and.to.contain('<mj-button href="{{TALENT_STATUS_LINK}}">')
    expect(mailWords(CHECK_IN_EMAIL, null, 'See TALENT_STATUS_LINK').body).not.to.contain('mj-button')
  })

  it('say nothing of a virtual lobby to talent who are there in person, or sent a video [MSG-04]', () => {
    for (const [name, { subject, body, text }] of Object.entries(DEFAULT_TEMPLATES))
      if (/IN_PERSON|SUBMISSION/.test(name))
        expect(`${subject} ${body} ${text}`, name).not.to.match(/lobby|join/i)
  })

  it('turn plain text into safe HTML with links', () => {
    expect(asMailBody('One & <b>\ntwo\n\n{{TALENT_STATUS_LINK}}')).to.equal(
      '<p>One &amp; &lt;b&gt;<br />two</p><p><a href="{{TALENT_STATUS_LINK}}">{{TALENT_STATUS_LINK}}</a></p>',
    )
  })

  it('of an appointment lead to the page on which it is moved and cancelled [SCH-16]', () => {
    const { APPOINTMENT_CONFIRMED, TALENT_RESCHEDULE_APPOINTMENT, APPOINTMENT_REMINDER } = DEFAULT_TEMPLATES
    for (const { body } of [APPOINTMENT_CONFIRMED, TALENT_RESCHEDULE_APPOINTMENT, APPOINTMENT_REMINDER])
      expect(body)
        .to.contain('To move or cancel it, open your booking page')
        .and.contain('href="{{EMAIL_SESSION_LINK}}"')
        .and.contain('{{PLACE}}')
  })

  it('let optional placeholders be nothing, and no others', () => {
    const values = valuesFor(DEFAULT_TEMPLATES.CLIENT_EMAIL, { PROJECT_NAME: 'Harbour' })
    expect(values).to.include({ PROJECT_NAME: 'Harbour', IN_PERSON_LOCATION: '' })
    expect(values).not.to.have.property('EMAIL_SESSION_LINK')
  })
})
