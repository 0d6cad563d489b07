import { captchaChallenge, type RegisterReply } from '@callboard/accounts/contract'
import { ApiError, call } from '@callboard/kit/data'
import { useCallback, useEffect, useState } from 'react'
import { type Asked, OwnCheck } from './own-check.ts'

async function ask(): Promise<Asked> {
  const { captcha, challenge } = await call(captchaChallenge, {})
  if (captcha.kind === 'recaptcha') return { siteKey: captcha.site_key }
  if (!challenge) throw new Error('The bot check has no work.')
  return { challenge }
}

const solve = async (...[challenge]: Parameters<typeof import('./solve.ts').solve>) =>
  (await import('./solve.ts')).solve(challenge)

const FAILED: NonNullable<RegisterReply['code']> = 'captcha_failed'

const isRefusal = (fault: unknown) => fault instanceof ApiError && fault.code === FAILED

/** Sign-up says it in its reply. */
const isRefused = (reply: object | undefined) => reply && 'code' in reply && reply.code === FAILED

/**
 * The bot check of a form. The own one is made unseen, beginning with the form; Google's is ticked in `<BotCheckBox>`.
 * @param isAsked false for people who are signed in, where the call asks guests only
 */
export function useBotCheck(isAsked = true) {
  const [siteKey, setSiteKey] = useState<string>()
  const [own] = useState(() => new OwnCheck(ask, solve, setSiteKey))
  const [ticked, setTicked] = useState<string>()
  /** How many of Google's answers the server has used up; each needs a fresh tick. */
  const [used, setUsed] = useState(0)
  const [isMissed, setMissed] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (isAsked) own.begin()
  }, [isAsked, own])

  /** @returns null when the person has to tick the box first, which the box then says */
  const answer = async (): Promise<string | undefined | null> => {
    if (!isAsked) return undefined
    if (siteKey !== undefined) {
      setMissed(ticked === undefined)
      return ticked ?? null
    }
    setBusy(true)
    try {
      return await own.answer()
    } finally {
      setBusy(false)
    }
  }
  const usedUp = () => {
    own.forget()
    if (siteKey !== undefined) setUsed((now) => now + 1)
  }
  const instead = async (refused: string | undefined): Promise<string | undefined> => {
    if (siteKey !== undefined) usedUp()
    return siteKey === undefined ? await own.instead(refused) : undefined
  }

  return {
    /** The answer is still being made, for somebody who waits for it. */
    busy,
    answer,
    /**
     * Sends with an answer, and once more with a fresh one when the server does not take it.
     * @returns undefined as well when the person has to tick the box first
     */
    send: async <R extends object>(
      work: (captcha: string | undefined) => Promise<R | undefined>,
    ): Promise<R | undefined> => {
      const first = await answer()
      if (first === null) return undefined
      let refusal: () => R
      try {
        const reply = await work(first)
        if (!reply || !isRefused(reply)) {
          if (reply) usedUp()
          return reply
        }
        refusal = () => reply
      } catch (fault) {
        if (!isRefusal(fault)) throw fault
        refusal = () => {
          throw fault
        }
      }
      const fresh = await instead(first)
      return fresh === undefined ? refusal() : await work(fresh)
    },
    /** For `onRefused` of an action whose input has the answer. */
    again: async <I extends { readonly captcha?: string | undefined }>(refusal: ApiError, input: I) => {
      const captcha = isRefusal(refusal) ? await instead(input.captcha) : undefined
      return captcha === undefined ? undefined : { ...input, captcha }
    },
    /** Props of Google's box; undefined where there is none. */
    box: siteKey === undefined ? undefined : { siteKey, used, isMissed: isMissed && ticked === undefined },
    onAnswer: useCallback((now: string | undefined) => setTicked(now), []),
  }
}

export type BotCheck = ReturnType<typeof useBotCheck>
