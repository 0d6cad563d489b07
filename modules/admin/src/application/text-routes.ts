import { type OwnTextAccount, TEXT_ACCOUNT_DIRECTORY } from '@callboard/accounts/queries'
import { DomainError, service } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import type { Message, TextAccountRef } from '../domain/message.ts'
import { InstallCredentials } from './credentials/install-credentials.ts'
import { OWN_TEXT_SENDERS, type TextSender } from './ports/index.ts'

export interface TextRoute {
  readonly sender: TextSender
  /** Null for the account of the install. */
  readonly account: OwnTextAccount | null
}

/**
 * The account that texts leave with: that of the project's first casting director with an account, else the install's.
 */
export class TextRoutes extends service({
  install: InstallCredentials,
  own: OWN_TEXT_SENDERS,
  accounts: TEXT_ACCOUNT_DIRECTORY,
  projects: SESSION_DIRECTORY,
}) {
  /** For a message that is about to be tried. @returns null for the account of the install, and for e-mails */
  async choose(message: Message): Promise<TextAccountRef | null> {
    const { channel, attempts, triedBefore, account, about } = message
    if (channel === 'email' || attempts > 0 || about.project_id === undefined) return account
    // Sent again by staff: by the account of the earlier try, which knows whether it arrived, unless that account is
    // gone.
    if (triedBefore && (await this.of(message))) return account
    return await this.#ofProject(about.project_id)
  }

  /**
   * The sender that texts of the project leave from: a number, a short code or a Messaging Service.
   */
  async senderOf(projectId: string): Promise<string> {
    return (
      (await this.fromOf(await this.#ofProject(projectId))) ?? (await this.needs.install.textSender()).from
    )
  }

  /** False where nobody has set up a sender of texts for a project of these directors. */
  async sends(directorIds: readonly string[]): Promise<boolean> {
    return (
      (await this.needs.install.sendsTexts()) || (await this.needs.accounts.firstOf(directorIds)) !== null
    )
  }

  /** The sender that a text left from, or would leave from now. @returns null as `fromOf` */
  async senderOfText(message: Message): Promise<string | null> {
    return await this.fromOf(await this.choose(message))
  }

  /** @returns null when it cannot be told: the account is gone or cannot be read */
  async fromOf(account: TextAccountRef | null): Promise<string | null> {
    try {
      return (await this.of({ account }))?.sender.from ?? null
    } catch (error) {
      if (error instanceof DomainError) return null
      throw error
    }
  }

  /** @param holderId null for the install. @returns null when the user has no account of their own */
  async ofHolder(holderId: string | null): Promise<TextSender | null> {
    if (holderId === null) return await this.needs.install.textSender()
    const account = await this.needs.accounts.of(holderId)
    return account && this.needs.own.of(account)
  }

  async #ofProject(projectId: string): Promise<TextAccountRef | null> {
    const project = await this.needs.projects.project(projectId)
    return project && (await this.needs.accounts.firstOf(project.castingDirectorIds))
  }

  /**
   * The way a text went, for all that comes after its first try.
   * @returns null when its account is gone: other accounts cannot report on texts that were sent with it
   * @throws DomainError `text_account_unreadable`
   */
  async of({ account: chosen }: Pick<Message, 'account'>): Promise<TextRoute | null> {
    if (chosen === null) return { sender: await this.needs.install.textSender(), account: null }
    const account = await this.needs.accounts.of(chosen.holderId)
    if (account?.accountSid !== chosen.accountSid) return null
    return { sender: this.needs.own.of(account), account }
  }
}
