import type { Archiver } from '../application/ports/index.ts'

/**
 * Writes each entry as a line with its name, then its bytes, so that tests can read the archive as text. Checksums are 0.
 */
export const textArchiver: Archiver = {
  zip(entries, { from }) {
    let { size, whole, cut } = from ?? { size: 0, whole: [], cut: null }
    const given = (piece: Uint8Array) => {
      size += piece.length
      return piece
    }
    async function* bytes() {
      for await (const { name, open } of entries) {
        const source = await open(cut?.bytes ?? 0)
        const isNew = cut === null
        let entered = cut ?? { name, offset: size, bytes: 0, crc: 0 }
        cut = entered
        if (isNew) yield given(new TextEncoder().encode(`${name}\n`))
        for await (const piece of source) {
          entered = { ...entered, bytes: entered.bytes + piece.length }
          cut = entered
          yield given(piece)
        }
        whole = [...whole, entered]
        cut = null
        yield given(new TextEncoder().encode('\n'))
      }
    }
    return { progress: () => ({ size, whole, cut }), [Symbol.asyncIterator]: bytes }
  },
}
