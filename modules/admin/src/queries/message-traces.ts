import { type Token, token } from '@callboard/core'

/** Messages to a person, of any state, as far as the log still says whom they went to. */
export interface MessageTraces {
  count(person: {
    readonly userId: string
    readonly recordIds: readonly string[]
    readonly email: string
    readonly phone: string | null
  }): Promise<number>
}

export const MESSAGE_TRACES: Token<MessageTraces> = token('admin.message-traces')
