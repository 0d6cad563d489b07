const header = (message: string, name: string) =>
  new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(message)?.[1]?.trim() ?? ''

export interface MailCounts {
  /** Mails to the address with different Message-IDs. */
  different(email: string): number
  /** Mails that came again under a Message-ID that was there already. */
  readonly twins: number
}

/** @param messages whole mails with their headers */
export function mailCounts(messages: readonly string[]): MailCounts {
  const ids = messages.map((message) => header(message, 'Message-ID'))
  const byAddress = new Map<string, Set<string>>()
  for (const [index, message] of messages.entries()) {
    const to = header(message, 'To').replace(/[<>]/g, '')
    byAddress.set(to, (byAddress.get(to) ?? new Set()).add(ids[index] ?? ''))
  }
  return {
    different: (email) => byAddress.get(email)?.size ?? 0,
    twins: ids.length - new Set(ids).size,
  }
}
