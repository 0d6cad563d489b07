import { type BlobStore, missing } from '../../kernel/index.ts'

/** Whole small files in a map; the addresses lead nowhere. */
export function smallBlobStore(): BlobStore {
  const files = new Map<string, { bytes: Uint8Array; contentType: string }>()
  return {
    async write(key, source, contentType) {
      if (!(source instanceof Uint8Array)) throw new Error('This store takes whole files only.')
      files.set(key, { bytes: source, contentType })
      return source.length
    },
    async read(key) {
      const file = files.get(key)
      if (!file) throw missing('This file')
      return (async function* () {
        yield file.bytes
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
    async remove(key) {
      files.delete(key)
    },
    list: async (prefix) => [...files.keys()].filter((key) => key.startsWith(prefix)).sort(),
    signGet: (key) => `https://files.test/${key}`,
    signPut: (key) => `https://files.test/${key}`,
  }
}
