declare module '@20minutes/s3rver' {
  interface Settings {
    readonly address: string
    readonly port: number
    readonly directory: string | undefined
    readonly silent: boolean
    readonly vhostBuckets: boolean
    readonly configureBuckets: readonly { readonly name: string; readonly configs?: readonly string[] }[]
  }
  interface Call {
    readonly method: string
    readonly path: string
    readonly status: number
    get(header: string): string
    set(header: string, value: string): void
  }
  export type Handler = (call: Call, next: () => Promise<void>) => Promise<void>
  export default class S3rver {
    constructor(settings: Settings)
    /** Handlers of Koa, the first one outermost. */
    readonly middleware: Handler[]
    run(): Promise<void>
  }
}
