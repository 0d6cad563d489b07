import { type BlobStore, missing } from '../../kernel/index.ts'

async function wholeOf(source: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of source) parts.push(new Uint8Array(part))
  return await new Blob(parts).bytes()
}

/** Small files in a map; the addresses lead nowhere. */
export function smallBlobStore(): BlobStore {
  const files = new Map<string, { bytes: Uint8Array; contentType: string }>()
  return {
    async write(key, source, contentType) {
      const bytes = source instanceof Uint8Array ? source : await wholeOf(source)
      files.set(key, { bytes, contentType })
      return bytes.length
    },
    async read(key, range) {
      const file = files.get(key)
      if (!file) throw missing('This file')
      return (async function* () {
        yield range ? file.bytes.subarray(range.start, range.end + 1) : file.bytes
      })()
    },
    async info(key) {
      const file = files.get(key)
      return file ? { key, size: file.bytes.length, contentType: file.contentType } : null
    },
    async sha256(key) {
      const file = files.get(key)
      if (!file) throw missing('This file')
      const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(file.bytes))
      return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
    },
    localFile: async () => null,
    async copy(from, to) {
      const file = files.get(from)
      if (!file) throw missing('This file')
      files.set(to, file)
    },
    async join(from, to, contentType) {
      const sources = from.map((key) => files.get(key)?.bytes)
      if (sources.includes(undefined)) throw missing('This file')
      const bytes = await new Blob(sources.map((source) => new Uint8Array(source!))).bytes()
      files.set(to, { bytes, contentType })
    },
    async remove(key) {
      files.delete(key)
    },
    list: async (prefix) => [...files.keys()].filter((key) => key.startsWith(prefix)).sort(),
    signGet: (key, { downloadName } = {}) =>
      `https://files.test/${key}${downloadName ? `?name=${encodeURIComponent(downloadName)}` : ''}`,
    signPut: (key) => `https://files.test/${key}`,
  }
}
