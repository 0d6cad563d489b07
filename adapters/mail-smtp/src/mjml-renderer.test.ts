import { DEFAULT_TEMPLATES, type MailLook, templateRendererContract } from '@callboard/admin/testing'
import { expect } from 'chai'
import { button, paragraph, quietLine, title } from './layout.mjml.ts'
import { mjmlRenderer } from './mjml-renderer.ts'

templateRendererContract('mjml', () => mjmlRenderer())

describe('mjmlRenderer', () => {
  it('lays a template out as a Callboard mail with the helpers, without anything from elsewhere', async () => {
    const body = [
      title('{{PROJECT_NAME}}'),
      paragraph('Your session is ready.'),
      button('Open the session', '{{LINK}}'),
      quietLine('Bring your sides.'),
    ].join('\n')
    const { html, text } = await mjmlRenderer().render(
      { subject: 's', body },
      { PROJECT_NAME: 'Night train', LINK: 'https://example.com/s/1' },
      null,
    )
    expect(html).to.contain('href="https://example.com/s/1"')
    expect(html).not.to.match(/https?:\/\/(?!example\.com|www\.w3\.org)/)
    expect(text).to.match(
      /Callboard\s+Night train\s+Your session is ready\.\s+Open the session\s+<https:\/\/example\.com\/s\/1>\s+Bring your sides\./,
    )
  })

  it('gives a mail the logo and the accent of its project, whose name brings in no markup [PRJ-13]', async () => {
    const brand = {
      logo_url: 'https://example.com/api/studio/logo/1?v=2',
      accent: { fill: '#ffd43b', on_fill: '#000000', on_light: '#7a6400', on_dark: '#ffd43b' },
    }
    const write = (look: MailLook | null) =>
      mjmlRenderer().render(
        { subject: 's', body: button('Open', 'https://example.com/s/1') + paragraph('<a href="x">y</a>') },
        {},
        look,
      )
    const { html, text } = await write({ projectName: 'Tom & "Jerry" <3', brand })
    expect(html).to.match(
      /<img src="https:\/\/example.com\/api\/studio\/logo\/1\?v(=|&#x3D;)2" alt="Tom &amp; /,
    )
    expect(html).to.contain('bgcolor="#ffd43b"').and.to.contain('color: #7a6400')
    expect(html).not.to.match(/<3|#b4481e/)
    expect(text).to.contain('Sent by Callboard for Tom & "Jerry" <3.')
    const plain = await write({ projectName: 'Plain', brand: { logo_url: null, accent: null } })
    expect(plain.html).to.contain('bgcolor="#b4481e"').and.not.to.contain('<img')
  })

  const placeholdersOf = (words: string) =>
    [...words.matchAll(/\{\{(?:#if )?(?!else\})(\w+)\}\}/g)].map(([, name]) => name!)

  it('can write every e-mail that comes with the product [MSG-07]', async () => {
    const templates = Object.entries(DEFAULT_TEMPLATES).filter(([, { body }]) => body !== '')
    for (const [name, template] of templates) {
      const placeholders = placeholdersOf(template.subject + template.body)
      const values = Object.fromEntries(placeholders.map((one) => [one, `https://example.com/${one}`]))
      const left = Object.fromEntries(template.optional.map((one) => [one, '']))
      const mails = await Promise.all(
        // A condition may write one link or another.
        [values, { ...values, ...left }].map((given) => mjmlRenderer().render(template, given, null)),
      )
      for (const written of mails.flatMap(({ subject, html, text }) => [subject, html, text]))
        expect(written, name).not.to.match(/\{\{|^$/)
      const words = mails.map(({ subject, text }) => subject + text).join()
      for (const one of placeholders) expect(words, name).to.contain(`https://example.com/${one}`)
    }
  })

  const write = (name: keyof typeof DEFAULT_TEMPLATES, more: Readonly<Record<string, string>>) => {
    const template = DEFAULT_TEMPLATES[name]
    const nothing = Object.fromEntries(template.optional.map((one) => [one, '']))
    const values = {
      NAME: 'Theo Marsh',
      PROJECT_NAME: 'Big Film',
      SESSION_NAME: 'First calls',
      SESSION_START_DATE: 'Friday, December 4',
      SESSION_START_TIME: '1:15 PM PST',
      EMAIL_SESSION_LINK: 'https://example.com/book',
      EMAIL_CHECKIN_LINK: 'https://example.com/check-in',
      SCHEDULE_LINK: 'https://example.com/schedule',
      LINK: 'https://example.com/password',
      EMAIL: 'theo@example.com',
    }
    return mjmlRenderer().render(template, { ...nothing, ...values, ...more }, null)
  }
  const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

  it('writes to the office that talent ask for another time, in their words and with the time that they read', async () => {
    const asked = { NOTE: 'After 3 pm,\nplease', ROLE: 'Hero' }
    const { subject, text, html } = await write('OTHER_TIME_ASKED', {
      ...asked,
      TALENT_TIME: 'Friday, December 4, 4:15 PM EST (New York time)',
    })
    expect(subject).to.equal('Theo Marsh asks for another time, Big Film')
    expect(html).to.contain('white-space: pre-line')
    expect(inOneLine(text))
      .to.contain(
        'Theo Marsh asks for another time for Big Film, First calls, and keeps the place until you answer.',
      )
      .and.contain(
        'Friday, December 4, 1:15 PM PST For Theo Marsh: Friday, December 4, 4:15 PM EST (New York',
      )
      .and.contain('In their words: After 3 pm, please')
      .and.not.contain('cannot come')
    expect((await write('OTHER_TIME_ASKED', asked)).text).not.to.contain('For Theo Marsh')
  })

  it('writes to talent who cancelled, the talent or the office, and where a new time is booked', async () => {
    const own = await write('DELETE_APPOINTMENT', {
      CANCELLED_BY: 'You',
      BOOK_AGAIN_LINK: 'https://example.com/again',
    })
    expect(own.subject).to.equal('You cancelled your time for Big Film')
    expect(inOneLine(own.text))
      .to.contain('You cancelled your time for Big Film, First calls.')
      .and.contain('Book another time <https://example.com/again>')
    const byOffice = await write('DELETE_APPOINTMENT', { CANCELLED_BY: 'The casting office' })
    expect(byOffice.text).to.contain('The casting office cancelled your time for Big Film, First calls.')
    expect(byOffice.text).not.to.contain('Book another time')
    const unknown = await write('DELETE_APPOINTMENT', {})
    expect(unknown.subject).to.equal('Your time for Big Film is cancelled')
    expect(unknown.text).to.contain('Your time for Big Film, First calls, is cancelled.')
    const frame = await write('DELETE_TIME_FRAME', {})
    expect(frame.text).to.contain('The casting office cancelled your time for Big Film, First calls')
  })

  it('writes to talent that they are called back, as whom and for what [PST-10]', async () => {
    const { subject, text } = await write('APPOINTMENT_CONFIRMED', {
      CALLED_BACK_AS: 'Hero',
      REPLY_LINK: 'https://example.com/reply',
    })
    expect(subject).to.equal('You are called back as Hero for Big Film')
    expect(inOneLine(text))
      .to.contain('You are called back for Big Film, First calls, as Hero.')
      .and.contain('Please confirm this time')
      .and.not.contain('has a time for you')
  })

  it('writes with a new account which office made it, and why [SCH-15]', async () => {
    const named = { PROJECT_NAME: 'Big Film', SESSION_NAME: 'First calls', CASTING_DIRECTOR: 'Dana Example' }
    const { subject, text } = await write('ACCOUNT_CREATED', named)
    expect(subject).to.equal('Your Callboard account for Big Film')
    expect(inOneLine(text)).to.contain(
      'The casting office of Big Film (Dana Example) made this account for you, because it has a time for you: First calls.',
    )
    const leaderless = await write('ACCOUNT_CREATED', { ...named, CASTING_DIRECTOR: '' })
    expect(leaderless.text).to.contain('The casting office of Big Film made this')
    const plain = await write('ACCOUNT_CREATED', { PROJECT_NAME: '', SESSION_NAME: '' })
    expect(plain.subject).to.equal('Your Callboard account')
    expect(plain.text).to.contain('An account was made for you.')
  })

  it('writes the words of a text as an e-mail, line by line, with a button where it had a link [MSG-06]', async () => {
    const BODY = 'You are next & up.\nPlease join: https://example.com/m/1'
    const write = (TALENT_STATUS_LINK: string) =>
      mjmlRenderer().render(DEFAULT_TEMPLATES.TEXT_AS_EMAIL, { BODY, TALENT_STATUS_LINK }, null)
    const withLink = await write('https://example.com/m/1')
    expect(withLink.html).to.contain('white-space: pre-line">You are next &amp; up.&#10;Please join')
    expect(withLink.html).to.contain('href="https://example.com/m/1"')
    expect(withLink.text).to.contain('You are next & up.').and.to.contain('could not reach you by text')
    expect((await write('')).html).not.to.contain('Open your page')
  })

  it('includes no file of the machine', async () => {
    const { html } = await mjmlRenderer()
      .render(
        { subject: 's', body: '<mj-include path="/etc/passwd" type="html" /><mj-text>x</mj-text>' },
        {},
        null,
      )
      .catch((error: Error) => ({ html: error.message }))
    expect(html).not.to.contain('root:')
  })
})
