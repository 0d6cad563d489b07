import { expect } from 'chai'
import { DEFAULT_TEMPLATES } from '../domain/templates/index.ts'
import { asRich, fromRich } from './rich-template-rules.ts'

describe('the rich form of an e-mail template', () => {
  it('has a button as a link alone in its paragraph, and back [ADM-08]', () => {
    const body = '<mj-text>Hello {{NAME}}<br />bye</mj-text>\n<mj-button href="{{LINK}}">Open</mj-button>'
    const rich = '<p>Hello {{NAME}}<br />bye</p><p><a href="{{LINK}}">Open</a></p>'
    expect(asRich(body)).to.equal(rich)
    expect(fromRich(rich)).to.equal(body.replace('Hello {{NAME}}<br />bye', '<p>Hello {{NAME}}<br />bye</p>'))
    const edited =
      '<p>a</p><p><a target="_blank" href="{{LINK}}">b</a></p><ul><li><p><a href="https://c">c</a></p></li></ul>'
    expect(fromRich(edited).split('\n')).to.deep.equal([
      '<mj-text><p>a</p></mj-text>',
      '<mj-button href="{{LINK}}">b</mj-button>',
      '<mj-text><ul><li><p><a href="https://c">c</a></p></li></ul></mj-text>',
    ])
  })

  it('is the same after another round [ADM-08]', () => {
    for (const [name, { body }] of Object.entries(DEFAULT_TEMPLATES)) {
      const rich = asRich(body)
      if (rich !== null) expect(asRich(fromRich(rich)), name).to.equal(rich)
    }
    expect(asRich(DEFAULT_TEMPLATES.RESET_PASSWORD.body)).to.contain(
      '<a href="{{LINK}}">Set a new password</a>',
    )
  })

  it('is none where the editor would lose something [ADM-08]', () => {
    for (const body of [
      '{{#if NOTE}}<mj-text>x</mj-text>{{/if}}',
      '<mj-text><span style="color:red">x</span></mj-text>',
      '<mjml><mj-body></mj-body></mjml>',
      '<p>a</p><table></table>',
    ])
      expect(asRich(body), body).to.equal(null)
  })
})
