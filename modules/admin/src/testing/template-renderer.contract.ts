import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { TemplateRenderer } from '../application/ports/index.ts'

export type { MailLook, MailTemplate, RenderedMail, TemplateRenderer } from '../application/ports/index.ts'

export function templateRendererContract(name: string, make: () => TemplateRenderer): void {
  describe(`template renderer: ${name}`, () => {
    const mail = (body: string, subject = 'Hello') => ({ subject, body })
    const render = (body: string, values: Record<string, string> = {}, subject?: string) =>
      make().render(mail(body, subject), values, null)
    const renderText = async (template: string, values: Record<string, string>) =>
      make().renderText(template, values)

    it('fills in placeholders: escaped in HTML, raw in subject and text [MSG-07]', async () => {
      const values = { PROJECT_NAME: 'Tom & "Jerry" <3', EMAIL_SESSION_LINK: 'https://example.com/s?a=1&b=2' }
      const { subject, html, text } = await render(
        '<mj-text>{{PROJECT_NAME}} starts.</mj-text><mj-button href="{{EMAIL_SESSION_LINK}}">Open</mj-button>',
        values,
        'Session of {{PROJECT_NAME}}',
      )
      expect(subject).to.equal('Session of Tom & "Jerry" <3')
      expect(html).to.contain('Tom &amp; &quot;Jerry&quot; &lt;3 starts.')
      expect(html).not.to.contain('<3')
      expect(text).to.contain('Tom & "Jerry" <3 starts.')
      expect(text).to.contain('https://example.com/s?a=1&b=2')
    })

    it('lets no value bring in markup, however the placeholder is written', async () => {
      const NAME = '<script>alert(1)</script><img src=x onerror=alert(1)>'
      for (const body of [
        '<mj-text>{{NAME}}</mj-text>',
        '<mj-text>{{{NAME}}}</mj-text>',
        '<p>{{&NAME}}</p>',
      ]) {
        const { html } = await render(body, { NAME })
        expect(html, body).not.to.match(/<script>alert|<img src=x/)
        expect(html, body).to.contain('&lt;script&gt;')
      }
    })

    it('lets no value start a header', async () => {
      const { subject } = await render('<p>x</p>', { NAME: 'Ana\r\nBcc: all@example.com' }, 'For {{NAME}}\n')
      expect(subject).to.equal('For Ana Bcc: all@example.com')
    })

    it('names placeholders that nothing is there for, in body, subject and texts [MSG-07]', async () => {
      const attempts = [
        () => render('<mj-text>{{SESSION_NAME}} {{PROJECT_NAME}}</mj-text>', { PROJECT_NAME: 'x' }),
        () => render('<p>x</p>', { PROJECT_NAME: 'x' }, '{{SESSION_NAME}}'),
        () => render('<p>{{#if SESSION_NAME}}x{{/if}}</p>', {}),
        () => renderText('{{SESSION_NAME}}', {}),
        () => renderText('{{#if PROJECT_NAME}}{{SESSION_NAME}}{{/if}}', { PROJECT_NAME: '' }),
      ]
      for (const attempt of attempts) {
        const error = await refusalOf(attempt())
        expect([error.kind, error.code]).to.deep.equal(['rule', 'unknown_placeholder'])
        expect(error.message).to.contain('SESSION_NAME').and.not.to.contain('PROJECT_NAME')
      }
    })

    it('gives a template nothing but its values', async () => {
      for (const name of ['constructor', '__proto__', 'toString', 'this', '@root', '../X', 'X.length']) {
        const error = await refusalOf(renderText(`{{${name}}}`, { X: 'x' }))
        expect(error.code, name).to.be.oneOf(['unknown_placeholder', 'bad_template'])
      }
      for (const call of [
        '{{lookup X "length"}}',
        '{{log X}}',
        '{{#each X}}{{/each}}',
        '{{> partial}}',
        '{{X X}}',
      ]) {
        const error = await refusalOf(renderText(call, { X: 'x' }))
        expect(error.code, call).to.be.oneOf(['unknown_placeholder', 'bad_template'])
      }
    })

    it('says on which line a template does not compile', async () => {
      const bodies: [string, number][] = [
        ['<mj-text>one</mj-text>\n<mj-text>two</mj-text>\n<mj-text>{{NAME</mj-text>', 3],
        ['<mj-text>one</mj-text>\n<mj-tekst>two</mj-tekst>', 2],
        ['<mj-text>{{NAME}}</mj-text>\n<mj-text>\n</mj-text>\n<mj-text colour="red">four</mj-text>', 4],
        ['<mj-text>one</mj-text>\n{{#if NAME}}\n<mj-text>three</mj-text>\n{{/unless}}', 2],
        ['{{#if NAME}}\n<mj-text>two</mj-text>\n{{/if}}\n<mj-tekst>four</mj-tekst>', 4],
      ]
      for (const [body, line] of bodies) {
        const error = await refusalOf(render(body, { NAME: 'a\nb\nc' }))
        expect([error.kind, error.code], body).to.deep.equal(['rule', 'bad_template'])
        expect(error.message, body).to.match(new RegExp(`^Line ${line}: `))
      }
    })

    it('knows conditions', async () => {
      const template = '{{#if LOCATION}}At {{LOCATION}}{{else}}Online{{/if}}'
      expect(await make().renderText(template, { LOCATION: 'Stage 4' })).to.equal('At Stage 4')
      expect(await make().renderText(template, { LOCATION: '' })).to.equal('Online')
    })

    it('escapes nothing in texts', async () => {
      expect(await make().renderText('{{NAME}} & co', { NAME: 'Tom & <Jerry>' })).to.equal(
        'Tom & <Jerry> & co',
      )
    })

    it('takes HTML as a rich editor writes it, and whole MJML documents', async () => {
      const rich = await render('<h2>Hello</h2><p>Dear <strong>{{NAME}}</strong>,</p><p>bye</p>', {
        NAME: 'Ana',
      })
      expect(rich.text).to.match(/Hello\s+Dear Ana,\s+bye/)
      const whole = await render(
        '<mjml><mj-body><mj-section><mj-column><mj-text>Only {{NAME}}</mj-text></mj-column></mj-section></mj-body></mjml>',
        { NAME: 'Ana' },
      )
      expect(whole.text).to.equal('Only Ana')
    })
  })
}
