import { expect } from 'chai'
import { correctionOf } from './in-step.ts'

describe('takes that play in step', () => {
  it('run on while nobody sees a difference, nudge when a little off, and jump when far off [REV-13]', () => {
    expect(correctionOf(0.02, 1)).to.deep.equal({ seek: false, rate: 1 })
    expect(correctionOf(0.1, 1)).to.deep.equal({ seek: false, rate: 0.94 })
    expect(correctionOf(-0.1, 2)).to.deep.equal({ seek: false, rate: 2.12 })
    expect(correctionOf(0.4, 1)).to.deep.equal({ seek: true })
    expect(correctionOf(-0.7, 2)).to.deep.equal({ seek: true })
  })

  it('come together from any distance that is not jumped over [REV-13]', () => {
    for (const start of [-0.29, -0.05, 0.05, 0.29]) {
      let ahead = start
      for (let tick = 0; tick < 100; tick += 1) {
        const correction = correctionOf(ahead, 1)
        ahead += correction.seek ? -ahead : (correction.rate - 1) * 0.1
      }
      expect(Math.abs(ahead), `from ${start}`).to.be.below(0.04)
    }
  })
})
