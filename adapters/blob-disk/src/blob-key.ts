const KEY = /^[a-zA-Z0-9_.-]+(\/[a-zA-Z0-9_.-]+)*$/
const LONGEST_KEY = 900
/** File systems take 255 bytes; the metadata file beside a blob has a longer name than the blob. */
const LONGEST_PART = 200

const isStep = (part: string) => /^\.+$/.test(part)

/** Keys name files below one folder, so nothing in them may lead out of it. */
export function isBlobKey(key: string): boolean {
  return (
    key.length <= LONGEST_KEY &&
    KEY.test(key) &&
    key.split('/').every((part) => part.length <= LONGEST_PART && !isStep(part))
  )
}

/** @throws Error: keys are made by the server, so a bad one is a mistake of the program */
export function assertBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new Error(`Not a blob key: ${JSON.stringify(key)}`)
}
