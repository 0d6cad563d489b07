import type { RecipientView } from '@callboard/posting/contract'

const MAIL = {
  queued: 'E-mail on its way',
  sent: 'E-mail sent',
  delivered: 'E-mail delivered',
  kept: 'Not sent: e-mail is not set up here',
  failed: 'E-mail failed',
} as const satisfies Record<NonNullable<RecipientView['mail']>, string>

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What became of the mail to a recipient. */
export function mailWords({
  mail,
  reason,
  invited,
}: Pick<RecipientView, 'mail' | 'reason' | 'invited'>): string {
  if (!invited) return 'Came by the link, and proved the address'
  const words = MAIL[mail ?? 'queued']
  return mail === 'failed' && reason ? `${words}: ${reason}` : words
}

/** What a recipient did with the link. */
export function deedWords({ watched, answers }: Pick<RecipientView, 'watched' | 'answers'>): string {
  const deeds = [
    ...(watched > 0 ? [`${counted(watched, 'take')} watched`] : []),
    ...(answers > 0 ? [counted(answers, 'answer')] : []),
  ]
  return deeds.join(', ') || 'Nothing watched yet'
}

/** The mail did not reach the person, who must be told in another way. */
export const isLost = ({ mail }: Pick<RecipientView, 'mail'>): boolean => mail === 'failed' || mail === 'kept'
