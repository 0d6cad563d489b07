/** Takes of a page zipped for viewers who came by a link. */
export interface PageArchive {
  readonly id: string
  readonly pageId: string
  readonly linkId: string
  /** Base name of the file, safe. */
  readonly fileName: string
  /** Same page, link and takes. */
  readonly selection: string
  readonly videoIds: readonly string[]
  readonly state: 'building' | 'ready' | 'failed'
  readonly reason: string | null
  /** Percent of the try that runs or ran last; 100 only when it is ready. */
  readonly progress: number
  readonly fileCount: number
  /** Takes that could not be read; named in its list. */
  readonly leftOutCount: number
  readonly attempts: number
  readonly createdAt: Date
  readonly expiresAt: Date | null
}

/** The archives of a link that are built at a time. */
export const MOST_BUILT = 3
