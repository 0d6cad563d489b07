import { expect } from 'chai'
import { FILM_WORDS, filmHeight, PHONE_FILM_WORDS, shapeOf } from './film-rows.ts'

const WIDE = 16 / 9
const TALL = 9 / 16
const DESK = { width: 1280, height: 800, words: FILM_WORDS }
const PHONE = { width: 390, height: 640, words: PHONE_FILM_WORDS }

describe('films side by side', () => {
  it('share the width of a desk, two in a row [REV-13]', () => {
    expect(filmHeight([WIDE, WIDE], DESK)).to.equal(356.6)
    expect(filmHeight([WIDE, WIDE, WIDE, WIDE], DESK)).to.equal(356.6)
  })

  it('stand above each other on a phone, as wide as it is, and four of them two by two', () => {
    expect(filmHeight([WIDE, WIDE], PHONE)).to.equal(219.3)
    expect(filmHeight([WIDE, WIDE, WIDE, WIDE], PHONE)).to.equal(106.3)
  })

  it('stand in one row where they are tall, and fill a row with a wide one at one height', () => {
    expect(filmHeight([TALL, TALL, TALL], DESK)).to.equal(744.2)
    expect(filmHeight([WIDE, TALL], DESK)).to.equal(541.8)
  })

  it('have no height before their place has a size', () => {
    expect(filmHeight([WIDE, WIDE], { width: 0, height: 0, words: FILM_WORDS })).to.equal(0)
  })

  it('are of 16:9 as long as their shape is not known', () => {
    expect(shapeOf({ width: 0, height: 0 })).to.equal(WIDE)
    expect(shapeOf({ width: 720, height: 1280 })).to.equal(TALL)
  })
})
