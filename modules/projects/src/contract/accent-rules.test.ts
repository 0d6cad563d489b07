import { expect } from 'chai'
import { accentColours, contrast, READABLE } from './accent-rules.ts'

const LEVELS = ['00', '33', '66', '99', 'cc', 'ff']
const everyColour = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) => LEVELS.map((blue) => `#${red}${green}${blue}`)),
)

describe('the accent colour of a project', () => {
  it('can be read on light and dark pages, and text on it too, whatever was chosen [PRJ-13]', () => {
    for (const accent of everyColour) {
      const { fill, on_fill, on_light, on_dark } = accentColours(accent)
      expect(fill).to.equal(accent)
      expect(contrast(on_fill, fill), accent).to.be.at.least(READABLE)
      for (const page of ['#ffffff', '#f1f3f5'])
        expect(contrast(on_light, page), accent).to.be.at.least(READABLE)
      for (const page of ['#000000', '#2e2e2e'])
        expect(contrast(on_dark, page), accent).to.be.at.least(READABLE)
    }
  })

  it('stays as it is where it can be read already', () => {
    expect(accentColours('#7a1f2b').on_light).to.equal('#7a1f2b')
    expect(accentColours('#ffd43b').on_dark).to.equal('#ffd43b')
  })

  it('keeps its hue where it has to become darker', () => {
    const { on_light } = accentColours('#ffd43b')
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(on_light.slice(at, at + 2), 16))
    expect(red).to.be.above(green!)
    expect(green).to.be.above(blue!)
  })
})
