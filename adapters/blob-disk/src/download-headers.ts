import { isShownInPlace, savedAs } from '@callboard/core'
import type { StoredFile } from './disk-blobs.ts'

const PDF = 'application/pdf'

const disposition = (contentType: string, downloadName: string | null) =>
  downloadName === null && isShownInPlace(contentType) ? 'inline' : savedAs(downloadName)

/** An uploaded file must not act as a page of this origin. Chromium shows no PDF inside a sandbox. */
const policy = (contentType: string) =>
  contentType === PDF
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
    : "sandbox; default-src 'none'; media-src 'self'"

export function downloadHeaders(
  file: StoredFile,
  downloadName: string | null,
  keptSeconds: number,
): Record<string, string> {
  return {
    'Content-Type': file.contentType,
    'Content-Disposition': disposition(file.contentType, downloadName),
    'Content-Security-Policy': policy(file.contentType),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': `private, max-age=${keptSeconds}`,
    'Accept-Ranges': 'bytes',
    'Last-Modified': file.modified.toUTCString(),
    ETag: file.etag,
  }
}
