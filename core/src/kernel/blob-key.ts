const KEY = /^[a-zA-Z0-9_.-]+(\/[a-zA-Z0-9_.-]+)*$/
/** S3 takes 1,024 bytes. */
const LONGEST_KEY = 900
/** File systems take 255 bytes for a name, and a store may need some of them for itself. */
const LONGEST_PART = 200

const isStep = (part: string) => /^\.+$/.test(part)

/** True for a key that every store accepts: no part of it leads outside the store or needs encoding. */
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
