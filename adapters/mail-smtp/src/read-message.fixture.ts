/** As much of MIME (RFC 2045 to 2047) as it takes to read what a sender wrote. */
export interface MessagePart {
  readonly headers: ReadonlyMap<string, string>
  readonly type: string
  readonly content: string
  readonly parts: readonly MessagePart[]
}

const quotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/[^\0-\x7f]/g, encodeURIComponent)
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const words = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quotedPrintable(text.replaceAll('_', ' ')),
    )

function decode(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quotedPrintable(text) : text
}

export function readMessage(source: string): MessagePart {
  const gap = source.indexOf('\r\n\r\n')
  const headers = new Map(
    source
      .slice(0, gap)
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        words(line.slice(line.indexOf(':') + 1).trim()),
      ]),
  )
  const body = source.slice(gap + 4)
  const contentType = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => readMessage(part.replace(/^\r\n|\r\n$/g, '')))
    : []
  return {
    headers,
    type: contentType.split(';')[0]!,
    content: decode(body, headers.get('content-transfer-encoding') ?? ''),
    parts,
  }
}

/** @returns the message and all its parts */
export const allParts = (part: MessagePart): readonly MessagePart[] => [part, ...part.parts.flatMap(allParts)]
