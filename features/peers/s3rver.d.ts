declare module '@20minutes/s3rver' {
  interface Settings {
    readonly address: string
    readonly port: number
    readonly directory: string | undefined
    readonly silent: boolean
    readonly vhostBuckets: boolean
    readonly configureBuckets: readonly { readonly name: string; readonly configs?: readonly string[] }[]
  }
  export default class S3rver {
    constructor(settings: Settings)
    run(): Promise<void>
  }
}
