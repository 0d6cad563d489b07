/** Checks that a file begins as HEIC files do, and MP4 files too: `ftyp` at byte 4. The server reads the rest. */
export async function isHeic(file: Blob): Promise<boolean> {
  return (await file.slice(4, 8).text()) === 'ftyp'
}
