/** A reply as it goes out: the status and the JSON text, empty for a reply without content. */
export interface Answer {
  readonly status: number
  readonly json: string
}
