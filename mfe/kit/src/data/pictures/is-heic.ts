/** Checks that a file has the head of an HEIC, where the browser cannot show one. */
export async function isHeic(file: Blob): Promise<boolean> {
  return (await file.slice(4, 8).text()) === 'ftyp'
}
