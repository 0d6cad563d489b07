import { type Token, token } from '@callboard/core'

/** What an account said about talent, on pages and in sessions. */
export interface AnswerTraces {
  of(userId: string): Promise<{ readonly answers: number; readonly comments: number }>
}

export const ANSWER_TRACES: Token<AnswerTraces> = token('posting.answer-traces')
