import { DomainError, missing, patient } from '@callboard/core'

const TIMEOUT_MS = 3_000
/** Bytes of an answer. */
const MOST_BYTES = 2 * 1024 * 1024

/** Asks for JSON at a path of the host. @throws DomainError as the port says */
export type TwrClient = (what: string, ...path: readonly string[]) => Promise<unknown>

const unavailable = (words: string, cause?: unknown) =>
  new DomainError('unavailable', 'waiting_room_unavailable', `TWR ${words} Please try again in a moment.`, {
    cause,
  })

/** A refusal that another try may not meet. */
class Passing extends Error {}

async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw unavailable('answered with more than can be read.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unavailable('answered with something that is no data.', cause)
  }
}

/** @param base address of the host, without a slash at the end */
export function twrClient(base: string): TwrClient {
  async function ask(url: string, what: string): Promise<unknown> {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      // A host that is trusted must not lead into another network.
      redirect: 'error',
      signal: AbortSignal.timeout(patient(TIMEOUT_MS)),
    })
    if (response.ok) return parsed(await limitedText(response))
    await response.body?.cancel()
    if (response.status === 404) throw missing(what)
    if (response.status >= 500) throw new Passing(`TWR answered ${response.status}.`)
    throw unavailable('refuses the question.', new Error(`TWR answered ${response.status}.`))
  }

  const isSilence = (fault: unknown) => fault instanceof Error && fault.name === 'TimeoutError'

  return async (what, ...path) => {
    const url = `${base}/${path.map(encodeURIComponent).join('/')}`
    for (const isLast of [false, true]) {
      try {
        return await ask(url, what)
      } catch (fault) {
        if (fault instanceof DomainError) throw fault
        if (isLast || isSilence(fault)) throw unavailable('does not answer.', fault)
      }
    }
    throw unavailable('does not answer.')
  }
}
