import type { TextAccount, TextProvider } from '@callboard/accounts'
import type { OwnTextSenders } from '@callboard/admin'
import { DomainError, invalid } from '@callboard/core'
import type { Twilio } from 'twilio'
import { isMessagingService, type TwilioLine } from './settings.ts'
import { timeLimit, twilioClient } from './twilio-client.ts'
import { TwilioTexts } from './twilio-texts.ts'
import { OWN, type TwilioFailure, unanswered } from './unanswered.ts'

/** Twilio has no common list of an account's senders: numbers, short codes and services are apart. */
async function canSendFrom(client: Twilio, from: string): Promise<boolean> {
  if (isMessagingService(from)) return await hasService(client, from)
  const found = from.startsWith('+')
    ? await client.incomingPhoneNumbers.list({ phoneNumber: from, limit: 1 })
    : await client.shortCodes.list({ shortCode: from, limit: 1 })
  return found.length > 0
}

async function hasService(client: Twilio, sid: string): Promise<boolean> {
  try {
    await client.messaging.v1.services(sid).fetch()
    return true
  } catch (error) {
    if ((error as TwilioFailure).status === 404) return false
    throw error
  }
}

/** @throws DomainError */
async function check(account: TextAccount, line: TwilioLine): Promise<void> {
  const client = await twilioClient({ ...line, ...account })
  const { status } = await client.api.v2010.accounts(account.accountSid).fetch()
  if (status !== 'active') throw invalid('account_sid', `Twilio says that this account is ${status}.`)
  if (!(await canSendFrom(client, account.from))) {
    throw invalid('from', 'Twilio says that this does not belong to the account.')
  }
}

function checkFailed(failure: TwilioFailure, timeout: number): DomainError {
  if (failure.status === 401 || failure.status === 403 || failure.status === 404) {
    return invalid('auth_token', 'Twilio does not accept this Account SID and auth token together.')
  }
  return unanswered(failure, timeout, OWN)
}

/** Twilio accounts that people bring themselves. */
export function ownTwilioAccounts(line: TwilioLine): OwnTextSenders & TextProvider {
  return {
    of: (account) => new TwilioTexts({ ...line, ...account }, OWN),
    check: async (account) => {
      try {
        await check(account, line)
      } catch (error) {
        throw error instanceof DomainError ? error : checkFailed(error as TwilioFailure, timeLimit(line))
      }
    },
  }
}
