const SHOWN = /^((image|video|audio)\/|application\/pdf$)/
/** SVG is a document with scripts, also when its type says otherwise. */
const IS_XML = /[/+](xml|xsl)$|^image\/svg/
const IS_PAGE = /^(text\/html|multipart\/|message\/)/
const TYPE = /^[a-z0-9][\w.+-]*\/[a-z0-9][\w.+-]*$/

const essenceOf = (contentType: string) => contentType.split(';', 1)[0]!.trim().toLowerCase()

/** True for stored files that a browser may show inline: pictures, videos, sounds and PDFs. */
export function isShownInPlace(contentType: string): boolean {
  const essence = essenceOf(contentType)
  return SHOWN.test(essence) && !IS_XML.test(essence)
}

/** The `Content-Disposition` that makes a browser save a file, under the name if there is one (RFC 6266, RFC 8187). */
export function savedAs(downloadName: string | null): string {
  if (downloadName === null) return 'attachment'
  const name = downloadName.toWellFormed()
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/**
 * Files that a browser would open as a page, or whose type it would have to guess, only come in through the server.
 * @throws Error: the server chooses the types of uploads, so such a type is a mistake of the program
 */
export function assertUploadType(contentType: string): void {
  const essence = essenceOf(contentType)
  if (TYPE.test(essence) && !IS_PAGE.test(essence) && !IS_XML.test(essence)) return
  throw new Error(`Not a type that browsers may upload: ${JSON.stringify(contentType)}`)
}
