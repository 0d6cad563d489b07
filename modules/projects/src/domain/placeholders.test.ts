import { expect } from 'chai'
import { filled, tidied, unknownPlaceholders } from './placeholders.ts'

const VALUES = { PROJECT_NAME: 'Harbour', CHECKIN_LINK: 'https://x.com/A_B' }

describe('placeholders in the words of a mail [MSG-07]', () => {
  it('are filled with braces and without, and nowhere inside addresses and words', () => {
    expect(filled('{{ PROJECT_NAME }} PROJECT_NAME, x_PROJECT_NAME a@PROJECT_NAME', VALUES)).to.equal(
      'Harbour Harbour, x_PROJECT_NAME a@PROJECT_NAME',
    )
  })

  it('without a value are named once', () => {
    expect(unknownPlaceholders('FIRST_NAME {{FIRST_NAME}} {{Odd}} PROJECT_NAME OK', VALUES)).to.deep.equal([
      'FIRST_NAME',
      'Odd',
    ])
  })

  it('that were empty leave no gaps', () => {
    expect(tidied('a \n \n\n\n b\n')).to.equal('a\n\nb')
  })
})
