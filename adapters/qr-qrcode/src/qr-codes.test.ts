import { expect } from 'chai'
import jsqr from 'jsqr'
import { qrCodes, terminalQr } from './qr-codes.ts'

// A CommonJS file that also names its function `default`.
const decode = jsqr as unknown as typeof jsqr.default

/** Black and white pixels of an SVG whose path is rows of modules, `M x y`, `m dx dy` and `h length`. */
function rastered(svg: string, scale = 8) {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)![1]) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  let [x, y] = [0, 0]
  const [, path = ''] = /stroke="#000000" d="([^"]+)"/.exec(svg)!
  for (const [, command, first, second] of path.matchAll(/([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    if (command === 'M') [x, y] = [Number(first), Math.floor(Number(second))]
    else if (command === 'm') [x, y] = [x + Number(first), y + Number(second)]
    else {
      for (let row = y * scale; row < (y + 1) * scale; row += 1)
        for (let column = x * scale; column < (x + Number(first)) * scale; column += 1)
          pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      x += Number(first)
    }
  }
  return { pixels, side }
}

const ESCAPE = String.fromCharCode(27)
/** Colours, or a letter. */
const TERMINAL = new RegExp(`${ESCAPE}\\[([\\d;]*)m|([^${ESCAPE}])`, 'g')

/** Light and dark halves of the letters that a terminal shows, each a module of the code. */
function shownInTerminal(lines: string, scale = 8) {
  const rows: boolean[][] = []
  for (const [index, line] of lines.split('\n').entries()) {
    let [ground, ink] = [false, false]
    for (const [, colours, letter] of line.matchAll(TERMINAL)) {
      if (letter === undefined) {
        if (colours === '47') ground = true
        else if (colours === '40') ground = false
        else if (colours === '37') ink = true
        else if (colours === '30') ink = false
        else if (colours === '0') [ground, ink] = [false, true]
        continue
      }
      for (const half of [0, 1]) {
        rows[index * 2 + half] ??= []
        const isInk = letter === '█' || letter === (half === 0 ? '▀' : '▄')
        rows[index * 2 + half]!.push(isInk ? ink : ground)
      }
    }
  }
  const side = Math.max(rows.length, ...rows.map(({ length }) => length)) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (!rows[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return { pixels, side }
}

describe('terminalQr', () => {
  it('shows what a phone reads back from a dark terminal [OPS-10]', async () => {
    for (const address of ['https://192.168.1.20:8443', 'https://callboard.office.example:8443']) {
      const { pixels, side } = shownInTerminal(await terminalQr(address))
      expect(decode(pixels, side, side)?.data).to.equal(address)
    }
  })
})

describe('qrCodes', () => {
  it('draws what a decoder reads back [INT-05]', async () => {
    for (const length of [1, 60, 480]) {
      const address = `https://casting.example/onboard/${'x'.repeat(length)}`
      const { pixels, side } = rastered(await qrCodes.svg(address))
      expect(decode(pixels, side, side)?.data).to.equal(address)
    }
  })
})
