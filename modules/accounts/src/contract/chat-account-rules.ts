import type { ChatAccountView } from './chat-account-endpoints.ts'

interface Typed {
  readonly app_id: string
  readonly auth: string
  readonly api_key: string
}

/**
 * Faults that the form can show without asking the server.
 * @param stored what is there already: its secrets need not be typed again
 */
export function chatAccountRules(
  typed: Typed,
  stored: Pick<ChatAccountView, 'app_id'> | null,
): Partial<Record<keyof Typed, string | undefined>> {
  const app = typed.app_id.trim()
  const isOther = stored?.app_id !== app
  return {
    app_id: app === '' ? 'App ID is required' : undefined,
    auth: isOther && typed.auth.trim() === '' ? 'Auth key is required' : undefined,
    api_key: isOther && typed.api_key.trim() === '' ? 'API key is required' : undefined,
  }
}
