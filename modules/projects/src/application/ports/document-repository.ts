import type { DocumentUpload, SessionDocument } from '../../domain/document.ts'

/** Documents of session dates, and files on their way to become one. */
export interface DocumentRepository {
  ofDay(dayId: string): Promise<readonly SessionDocument[]>
  find(id: string): Promise<SessionDocument | null>
  /** @returns false when there is one of this id */
  add(document: SessionDocument): Promise<boolean>
  remove(id: string): Promise<void>
  /** Those of dates that are gone, or whose session or project is. */
  withoutDate(limit: number): Promise<readonly SessionDocument[]>
  addUpload(upload: DocumentUpload): Promise<void>
  upload(key: string): Promise<DocumentUpload | null>
  removeUpload(key: string): Promise<void>
  uploadsBefore(before: Date, limit: number): Promise<readonly DocumentUpload[]>
  /** Whether talent see the script of a date. */
  isShown(dayId: string): Promise<boolean>
  show(dayId: string, shown: boolean): Promise<void>
}
