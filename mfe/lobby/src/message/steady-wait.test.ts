import { expect } from 'chai'
import { steadyWait } from './steady-wait.ts'

const told = (place: number, from: number, to: number) => ({ place, wait: { from, to } })
const shown = (place: number, from: number, to: number) => ({ ...told(place, from, to), at: 0 })
const after = (seconds: number) => seconds * 1000

describe('the wait on the page', () => {
  it('stays for a minute, then moves by one step [MSG-03]', () => {
    const before = shown(4, 10, 18)
    expect(steadyWait(before, told(4, 2, 6), after(59))).to.equal(before)
    expect(steadyWait(before, told(4, 2, 6), after(60)).wait).to.deep.equal({ from: 8, to: 16 })
    expect(steadyWait(shown(9, 30, 55), told(9, 45, 90), after(60)).wait).to.deep.equal({ from: 35, to: 60 })
  })

  it('does not flap: a rise of less than a step shows nothing [MSG-03]', () => {
    let page = steadyWait(undefined, told(4, 10, 18), 0)
    const widths = [11, 10, 11, 10, 11].map((from, minute) => {
      page = steadyWait(page, told(4, from, 18), after(60 * (minute + 1)))
      return page.wait?.from
    })
    expect(widths).to.deep.equal([10, 10, 10, 10, 10])
  })

  it('is told at once at another place, and where there was none [MSG-03]', () => {
    expect(steadyWait(shown(7, 30, 50), told(1, 0, 4), after(1)).wait).to.deep.equal({ from: 0, to: 4 })
    expect(steadyWait({ place: null, wait: null, at: 0 }, told(3, 5, 9), after(1)).wait?.to).to.equal(9)
    expect(steadyWait(shown(3, 5, 9), { place: null, wait: null }, after(1)).wait).to.equal(null)
  })
})
