import type { CheckInPage } from '@callboard/lobby/contract'

/** Where the link to a status page that is there already has gone, by the senders that the office has. */
export function linkWords({ sends_mail, sends_texts }: Pick<CheckInPage, 'sends_mail' | 'sends_texts'>) {
  if (sends_mail && sends_texts)
    return 'We sent the link to your status page again, by e-mail and, if you asked for texts, to your phone. Open it there.'
  if (sends_mail) return 'We sent the link to your status page again, by e-mail. Open it there.'
  if (sends_texts)
    return 'If you asked for texts, we sent the link to your status page again, to your phone. If it is not there, ask the staff at the desk or in the room.'
  return 'Your check-in stands. If you cannot find your status page, ask the staff at the desk or in the room.'
}
