import { expect } from 'chai'
import { faultOfOwnText } from './own-text.ts'

const fault = (text: string) => faultOfOwnText(text, ['FIRST_NAME', 'PROJECT_NAME'])

describe('own words of a message', () => {
  it('may hold the placeholders that have a value, with braces or without', () => {
    for (const text of [
      '',
      'Thanks!',
      'Hi FIRST_NAME, welcome to PROJECT_NAME.',
      'Hi {{FIRST_NAME}}, welcome to {{ PROJECT_NAME }}',
      '{{FIRST_NAME}}{{PROJECT_NAME}}',
      'SAG-AFTRA, https://example.com/A_B?X_Y=1, {curly} and a }{ b',
    ]) {
      expect(fault(text), text).to.equal(null)
    }
  })

  it('may hold no others, which are all named [MSG-07]', () => {
    expect(fault('Thanks {{FIRST_NAM}}')).to.equal(
      'There is nothing to put in for FIRST_NAM. You can use FIRST_NAME, PROJECT_NAME.',
    )
    expect(fault('FIRST_NAM FIRST_NAME {{first_name}} FIRST_NAM')).to.match(
      /put in for FIRST_NAM, first_name\./,
    )
    expect(fault('{{this}} {{constructor}} {{if}} {{1}}')).to.match(/put in for this, constructor, if, 1\./)
  })

  it('may hold no braces that are not those of a placeholder', () => {
    for (const text of [
      '{{FIRST_NAME}',
      '{FIRST_NAME}}',
      '{FIRST_NAME}',
      '{{{FIRST_NAME}}}',
      '{{FIRST_NAME',
      'FIRST_NAME}}',
      '{{#if FIRST_NAME}}x',
      '{{#if FIRST_NAME}}x{{/if}}',
      '{{> FIRST_NAME}}',
      '{{FIRST_NAME PROJECT_NAME}}',
      '{{! note }}',
      '{{}}',
      String.raw`\{{FIRST_NAME}}`,
    ]) {
      expect(fault(text), text).to.equal(
        'The braces of a placeholder do not match. Write it like {{FIRST_NAME}}.',
      )
    }
  })
})
