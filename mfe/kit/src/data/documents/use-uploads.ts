import { type DocumentList, documentFault } from '@callboard/projects/contract'
import { useState } from 'react'
import { sayError } from '../../ui/text/describe-error.ts'
import { ApiError } from '../call/api-error.ts'
import { type DayOfSession, sendDocument } from './document-actions.ts'

/** A file on its way, or the reason why it did not arrive. */
export interface Upload {
  readonly id: string
  readonly file: File
  readonly list: DocumentList
  /** Whole percent that is sent; at 100 it is being checked. */
  readonly percent: number
  readonly fault: string | undefined
  /** The same file may arrive when it is sent again. */
  readonly again: boolean
}

/** What the server found wrong with a file stays wrong. */
const faultOf = (fault: unknown): Pick<Upload, 'fault' | 'again'> =>
  fault instanceof ApiError
    ? { fault: fault.message, again: fault.status !== 422 }
    : { fault: sayError(fault), again: true }

export function useUploads(where: DayOfSession) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (id: string, next: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...next } : one)))
  const drop = (id: string) => setUploads((now) => now.filter((one) => one.id !== id))

  async function send({ id, file, list }: Upload): Promise<void> {
    try {
      await sendDocument({ ...where, list }, file, (percent) => change(id, { percent }))
      drop(id)
    } catch (fault) {
      change(id, faultOf(fault))
    }
  }

  function add(list: DocumentList, files: readonly File[]): void {
    const added = files.map((file) => ({
      id: crypto.randomUUID(),
      file,
      list,
      percent: 0,
      fault: documentFault(file) ?? undefined,
      again: false,
    }))
    setUploads((now) => [...now, ...added])
    // One after the other: each has the whole line.
    void added
      .filter(({ fault }) => fault === undefined)
      .reduce((before, upload) => before.then(() => send(upload)), Promise.resolve())
  }

  function retry(upload: Upload): void {
    change(upload.id, { fault: undefined, percent: 0 })
    void send(upload)
  }

  return { uploads, add, retry, drop }
}

export type Uploads = ReturnType<typeof useUploads>
