import { expect } from 'chai'
import { CLOTHES_TYPES, SIZE_TYPES, SIZES_OF, sizeCatalogue, sizeFaults } from './size-rules.ts'

const AGES = ['INFANT', 'TODDLER', 'CHILD', 'TEEN', 'ADULT']

describe('size catalogues', () => {
  for (const type of SIZE_TYPES)
    it(`of ${type} have each size once, by age group or in inches and centimetres [LOB-12]`, () => {
      const catalogue = sizeCatalogue(type)
      const values = catalogue.map(({ value }) => value)
      expect(new Set(values).size).to.equal(values.length)
      const isMeasure = ['bust', 'hip', 'chest', 'waist'].includes(type)
      const groups = new Set(values.map((value) => value.split('_')[0]!))
      expect([...groups]).to.deep.equal(isMeasure ? ['IN'] : AGES)
      for (const { value, label } of catalogue) {
        expect(value).to.match(/^[A-Z]+_[\dA-Z_]+$/)
        expect(label).to.match(isMeasure ? /^\d+ in \(\d+ cm\)$/ : /^(Infant|Toddler|Child|Teen|Adult) /)
      }
    })

  it('belong to a clothes type each [LOB-12]', () => {
    const used = new Set(CLOTHES_TYPES.flatMap((type) => SIZES_OF[type]))
    expect([...used].sort()).to.deep.equal([...SIZE_TYPES].sort())
    expect(sizeFaults('women', { dress: 'CHILD_6X', women_shoe: 'ADULT_7_5' })).to.deep.equal({})
    expect(sizeFaults('men', { men_suit: 'ADULT_40R', men_shoe: 'ADULT_9_5' })).to.deep.equal({})
  })
})
