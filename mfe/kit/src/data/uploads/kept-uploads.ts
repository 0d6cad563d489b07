import type { UploadRef } from './upload-queue.ts'

/** An upload that is under way, for the case that the page is loaded again: never the file itself. */
export interface KeptUpload {
  readonly ref: UploadRef
  readonly name: string
  readonly size: number
}

export interface KeptUploads {
  all(): readonly KeptUpload[]
  add(upload: KeptUpload): void
  /** @param id of the upload */
  drop(id: string): void
}

/** For a device that many people use: nothing stays. */
export const noKeptUploads: KeptUploads = { all: () => [], add: () => {}, drop: () => {} }

const isKept = (value: unknown): value is KeptUpload =>
  typeof value === 'object' && value !== null && 'ref' in value && 'name' in value && 'size' in value

/** @param place what the uploads are for: each place has its own list */
export function keptUploads(place: string, storage: Storage = localStorage): KeptUploads {
  const name = `callboard.uploads:${place}`
  const all = (): readonly KeptUpload[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(name) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isKept) : []
    } catch {
      return []
    }
  }
  const store = (uploads: readonly KeptUpload[]) => {
    try {
      if (uploads.length === 0) storage.removeItem(name)
      else storage.setItem(name, JSON.stringify(uploads))
    } catch {
      // A browser that keeps nothing cannot go on after a reload.
    }
  }
  return {
    all,
    add: (upload) => store([...all(), upload]),
    drop: (id) => store(all().filter(({ ref }) => ref.id !== id)),
  }
}
