import { expect } from 'chai'
import { readStoredZip } from './read-zip.ts'
import { probeVideo } from './recorded-take.ts'

/** @param words of the message that tells of an archive. @returns the address in it */
export function archiveAddress(words: string): string {
  const [address] = words.match(/http:\S+\/api\/videos\/archive\/[\w.~-]+/) ?? []
  if (!address) throw new Error(`This message has no address of an archive:\n${words}`)
  return address
}

/** The archive holds two files, and the MP4 among them can be played. @param zip as it was downloaded */
export async function expectTakeInArchive(zip: Uint8Array): Promise<void> {
  const files = readStoredZip(Buffer.from(zip))
  expect([...files.keys()]).to.have.length(2)
  const take = [...files].find(([name]) => name.endsWith('.mp4'))
  expect((await probeVideo(take![1])).codec).to.equal('h264')
}
