/** Looks into files that people bring, for what harms the machines that open them. */
export interface FileScan {
  /**
   * @param open begins to read the file; not called where nothing is looked at
   * @returns the name of what is in the file; null when nothing is found
   * @throws DomainError unavailable when the file was not looked at: it must not be taken
   */
  find(open: () => Promise<AsyncIterable<Uint8Array>>): Promise<string | null>
}

/** Of an install without a scanner. */
export const noFileScan: FileScan = { find: async () => null }
