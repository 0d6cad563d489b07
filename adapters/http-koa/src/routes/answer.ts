/** A reply as it goes out: the status and the JSON text, empty for a reply without content. */
export interface Answer {
  readonly status: number
  readonly json: string
}

/** @param reply the answer of a use case */
export function answerOf(reply: unknown): Answer {
  const json = JSON.stringify(reply) ?? ''
  return { status: json === '' ? 204 : 200, json }
}
