/**
 * The same bytes, as fast as they are taken.
 * @param passed hears after each piece how many have gone by; the next piece waits for it
 */
export async function* counted(
  source: AsyncIterable<Uint8Array>,
  passed: (bytes: number) => Promise<void>,
): AsyncIterable<Uint8Array> {
  let bytes = 0
  for await (const piece of source) {
    yield piece
    bytes += piece.length
    await passed(bytes)
  }
}
