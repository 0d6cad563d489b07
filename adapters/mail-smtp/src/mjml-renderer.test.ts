import { templateRendererContract } from '@callboard/admin/testing'
import { expect } from 'chai'
import { button, paragraph, quietLine, title } from './layout.mjml.ts'
import { mjmlRenderer } from './mjml-renderer.ts'

templateRendererContract('mjml', () => mjmlRenderer())

describe('mjmlRenderer', function () {
  this.timeout(20_000)

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
    )
    expect(html).to.contain('href="https://example.com/s/1"')
    expect(html).not.to.match(/https?:\/\/(?!example\.com|www\.w3\.org)/)
    expect(text).to.match(
      /Callboard\s+Night train\s+Your session is ready\.\s+Open the session\s+<https:\/\/example\.com\/s\/1>\s+Bring your sides\./,
    )
  })

  it('includes no file of the machine', async () => {
    const { html } = await mjmlRenderer()
      .render({ subject: 's', body: '<mj-include path="/etc/passwd" type="html" /><mj-text>x</mj-text>' }, {})
      .catch((error: Error) => ({ html: error.message }))
    expect(html).not.to.contain('root:')
  })
})
