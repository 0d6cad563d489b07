/** What a task came to. */
export interface Outcome {
  readonly passed: number
  /** Tests that failed, and tests that a failed hook kept from being run; at least 1 when all is not well. */
  readonly failed: number
  /** What failed: titles of tests, or the tool. */
  readonly faults: readonly string[]
  /** All that was printed. */
  readonly output: string
}

export interface TestFile {
  /** From the root of the checkout. */
  readonly file: string
  /** Only tests with this in their title. */
  readonly grep?: string
  /** Only the other ones. */
  readonly invert?: boolean
}

interface Common {
  readonly name: string
  /** Tasks that are done before this one begins. */
  readonly after?: readonly Task[]
  /**
   * Its answer depends on the checkout alone: a red one ends the run. A test that works with processes, peers or a
   * browser is run once more instead, alone.
   */
  readonly isFact: boolean
}

/** A tool. */
export interface Tool extends Common {
  readonly command: string
  readonly args: readonly string[]
}

/** A file of tests. */
export interface Tests extends Common {
  readonly tests: TestFile
}

/** Something that the run itself does. */
export interface Step extends Common {
  readonly step: () => Promise<void>
}

export type Task = Tool | Tests | Step
