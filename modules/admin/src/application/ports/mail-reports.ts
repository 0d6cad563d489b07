import { type Token, token } from '@callboard/core'
import type { MailReport } from '../../domain/mail-report.ts'

/** Mails that mail servers send about ours. */
export interface MailReports {
  /** False where the install takes none. */
  readonly isOpen: boolean
  /** In constant time. @returns whether the token is that of the install; always false where it takes no reports */
  isFrom(bearer: string): boolean
  /** @param mail as it came, perhaps cut off @returns null for a mail that is no report, or quotes no Message-ID */
  read(mail: Uint8Array): Promise<MailReport | null>
}

export const MAIL_REPORTS: Token<MailReports> = token('admin.mail-reports')
