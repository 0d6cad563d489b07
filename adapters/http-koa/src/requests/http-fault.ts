/** A refusal that HTTP itself has a status for and the domain has no word for: a wrong method, a broken body. */
export class HttpFault extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(status: number, code: string, message: string, fields?: Readonly<Record<string, string>>) {
    super(message)
    this.name = 'HttpFault'
    this.status = status
    this.code = code
    this.fields = fields
  }
}
