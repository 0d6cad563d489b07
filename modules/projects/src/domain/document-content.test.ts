import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { DOCUMENT_TYPES, type DocumentEnding, documentEnding } from '../contract/document-rules.ts'
import { isWhatItSays, LOOKED_AT_BYTES } from './document-content.ts'

/** Files as LibreOffice and FFmpeg write them. */
const FOLDER = join(import.meta.dirname, '../testing/documents')
const FILES = readdirSync(FOLDER)

const partsOf = (bytes: Uint8Array) => ({
  head: bytes.subarray(0, LOOKED_AT_BYTES),
  tail: bytes.subarray(-LOOKED_AT_BYTES),
})
const parts = (name: string) => partsOf(readFileSync(join(FOLDER, name)))
const text = (words: string) => partsOf(new TextEncoder().encode(words))

/** Endings that name the same content. */
const SAME: readonly (readonly DocumentEnding[])[] = [
  ['jpg', 'jpeg'],
  ['txt', 'csv', 'rtf'],
  ['doc', 'xls', 'ppt'],
]
const isSame = (one: DocumentEnding, other: DocumentEnding) =>
  one === other || SAME.some((same) => same.includes(one) && same.includes(other))

describe('the content of a document', () => {
  it('has a file of each kind that is taken', () => {
    const kinds = FILES.map((name) => documentEnding(name))
    expect([...kinds, 'jpeg']).to.have.members(Object.keys(DOCUMENT_TYPES))
  })

  for (const name of FILES)
    it(`of ${name} is what the name says, and of no other kind [SES-08]`, () => {
      const own = documentEnding(name)!
      const taken = (Object.keys(DOCUMENT_TYPES) as DocumentEnding[]).filter((ending) =>
        isWhatItSays(ending, parts(name)),
      )
      expect(taken).to.include(own)
      expect(taken.filter((ending) => !isSame(ending, own))).to.deep.equal([])
    })

  for (const [what, words] of [
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '  <svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page behind a mark of UTF-8', '\ufeff<html>'],
    ['a program', 'MZ\x00\x03'],
  ] as const)
    it(`is no text when it is ${what}`, () => {
      expect(isWhatItSays('txt', text(words))).to.equal(false)
    })
})
