import type { StoredFile } from './disk-blobs.ts'

const SHOWN = /^(image|video|audio)\//
const PDF = 'application/pdf'

/** SVG is a document with scripts, whatever its type says. */
const shownInPlace = (contentType: string) =>
  contentType === PDF || (SHOWN.test(contentType) && !contentType.startsWith('image/svg'))

function disposition(contentType: string, downloadName: string | null): string {
  if (downloadName === null) return shownInPlace(contentType) ? 'inline' : 'attachment'
  const plain = downloadName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(downloadName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Whatever was uploaded must not act as a page of this origin. Chromium shows no PDF inside a sandbox. */
const policy = (contentType: string) =>
  contentType === PDF
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
    : "sandbox; default-src 'none'; media-src 'self'"

export function downloadHeaders(
  file: StoredFile,
  downloadName: string | null,
  secondsLeft: number,
): Record<string, string> {
  return {
    'Content-Type': file.contentType,
    'Content-Disposition': disposition(file.contentType, downloadName),
    'Content-Security-Policy': policy(file.contentType),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': `private, max-age=${secondsLeft}`,
    'Accept-Ranges': 'bytes',
    'Last-Modified': file.modified.toUTCString(),
    ETag: file.etag,
  }
}
