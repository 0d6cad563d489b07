const MAX_BYTES = 64 * 1024

/** Outbox payloads carry ids and small views. @throws Error when `value` is over 64 KB as JSON */
export function outboxJson(what: string, value: unknown): string {
  const text = JSON.stringify(value)
  if (Buffer.byteLength(text) > MAX_BYTES) throw new Error(`${what} carries more than 64 KB.`)
  return text
}
