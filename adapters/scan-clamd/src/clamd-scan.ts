import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { DomainError, type FileScan } from '@callboard/core'

export interface ClamdSettings {
  /** `host:port`, or the path of a socket. */
  readonly address: string
  readonly logger: { warn(fields: object, words: string): void }
  /** Milliseconds without a byte either way after which the daemon counts as away. */
  readonly silence?: number
}

/** A large archive is unpacked before there is an answer. */
const SILENCE = 120_000
/** Bytes. Longer replies are none of the daemon's. */
const LONGEST_REPLY = 4_096

function opened(address: string): Socket {
  if (address.startsWith('/')) return connect(address)
  const colon = address.lastIndexOf(':')
  return connect(Number(address.slice(colon + 1)), address.slice(0, colon).replaceAll(/^\[|\]$/g, ''))
}

const lengthOf = (bytes: Uint8Array): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return length
}

/** The command, the pieces with their lengths, and the length 0 (clamd(8), INSTREAM). */
async function* instream(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of file) {
    // The length 0 would be the end.
    if (piece.length === 0) continue
    yield lengthOf(piece)
    yield piece
  }
  yield Buffer.alloc(4)
}

/** @throws Error when the daemon leaves without an answer */
async function replyOf(socket: Socket): Promise<string> {
  let reply = ''
  for await (const piece of socket) {
    reply += piece
    if (reply.length > LONGEST_REPLY) throw new Error('The reply is too long.')
    if (reply.endsWith('\0')) return reply.slice(0, -1)
  }
  throw new Error('It closed the connection without an answer.')
}

/** @returns when all is sent, or the daemon takes no more: it may answer before the end */
async function send(socket: Socket, file: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const bytes of instream(file)) {
    if (!socket.writable) return
    // A line that breaks is a fault of the reply, which may have come before.
    if (!socket.write(bytes)) await once(socket, 'drain').catch(() => {})
  }
}

/** @throws Error when there is no answer */
async function ask(address: string, silence: number, file: AsyncIterable<Uint8Array>): Promise<string> {
  const socket = opened(address)
  socket.setTimeout(silence, () => socket.destroy(new Error(`It said nothing for ${silence / 1000} s.`)))
  try {
    await once(socket, 'connect')
    const reply = replyOf(socket)
    const failed = send(socket, file).then(() => reply)
    return await Promise.race([reply, failed])
  } finally {
    socket.destroy()
  }
}

const FOUND = /^stream: (.+) FOUND$/

/** Has ClamAV's daemon look into files. */
export function clamdScan({ address, logger, silence = SILENCE }: ClamdSettings): FileScan {
  return {
    async find(open) {
      let reply: string
      try {
        reply = await ask(address, silence, await open())
      } catch (cause) {
        logger.warn({ err: cause }, 'The scanner of files gives no answer')
        throw new DomainError('unavailable', 'not_scanned', 'Files cannot be checked just now.', { cause })
      }
      if (reply === 'stream: OK') return null
      const found = FOUND.exec(reply)?.[1]
      if (found === undefined) {
        logger.warn({ reply }, 'The scanner of files has not looked at a file')
        throw new DomainError('unavailable', 'not_scanned', 'This file could not be checked.')
      }
      logger.warn({ found }, 'The scanner of files has found something')
      return found
    },
  }
}
