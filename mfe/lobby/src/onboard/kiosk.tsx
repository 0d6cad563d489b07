import { useAccount } from '@callboard/kit/data'
import { Fact } from '@callboard/kit/facts'
import { IconCircleCheck } from '@callboard/kit/icons'
import { Button, Text, toast } from '@callboard/kit/ui'
import type { CheckInPage } from '@callboard/lobby/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type CheckedInReply, freshPage, leaveAccount } from '../data/check-in.ts'
import { noDraft } from './check-in-draft.ts'
import styles from './onboard.module.css'
import { useIdle } from './use-idle.ts'

const CheckInSteps = lazy(() => import('./check-in-steps.tsx'))

/** Milliseconds. */
const THANKS_FOR = 1_000
const IDLE_AFTER = 60_000
/** Seconds before it starts over in which the count is shown. */
const WARNED_FOR = 20

type Turn =
  | { readonly kind: 'welcome'; readonly busy: boolean }
  /** Each person has a page and a ticket of their own. */
  | { readonly kind: 'form'; readonly page: CheckInPage }
  | { readonly kind: 'thanks'; readonly firstName: string }

const WELCOME: Turn = { kind: 'welcome', busy: false }

/** A tablet on a stand: one person after the other, and nothing of the last one for the next. */
export default function Kiosk({ page }: { readonly page: CheckInPage }) {
  const [turn, setTurn] = useState<Turn>(WELCOME)
  const account = useAccount()
  const start = async () => {
    setTurn({ kind: 'welcome', busy: true })
    try {
      const fresh = await freshPage(page)
      setTurn(fresh.ticket ? { kind: 'form', page: { ...fresh, known: null } } : WELCOME)
      if (!fresh.ticket && fresh.message) toast.failed(fresh.message)
    } catch (fault) {
      setTurn(WELCOME)
      toast.failed(fault)
    }
  }
  const done = ({ first_name }: CheckedInReply) => setTurn({ kind: 'thanks', firstName: first_name })

  useEffect(() => {
    if (turn.kind !== 'thanks') return
    const timer = setTimeout(() => setTurn(WELCOME), THANKS_FOR)
    return () => clearTimeout(timer)
  }, [turn])
  useEffect(() => {
    // A talent who signed in here would leave an account behind.
    if (account?.user_type === 'talent') void leaveAccount()
  }, [account])
  const left = useIdle(turn.kind === 'form' ? IDLE_AFTER : undefined, () => setTurn(WELCOME))

  if (turn.kind === 'form')
    return (
      <Suspense>
        <div data-kiosk>
          <CheckInSteps
            key={turn.page.ticket}
            page={turn.page}
            kiosk
            drafts={noDraft}
            onDone={done}
            onStartOver={() => setTurn(WELCOME)}
          />
          {left !== null && left <= WARNED_FOR ? (
            <div className={styles.kioskIdle} role="alert">
              <Text size="lg">Are you still there? This starts over in {left} s.</Text>
              <Button size="lg">I am still here</Button>
            </div>
          ) : null}
        </div>
      </Suspense>
    )
  if (turn.kind === 'thanks')
    return (
      <div className={styles.kiosk} role="status">
        <IconCircleCheck size={24} aria-hidden color="var(--cb-green)" />
        <Fact isTitle size="public" value={`Thank you, ${turn.firstName}. You are checked in.`} />
      </div>
    )
  return (
    <div className={styles.kiosk}>
      <Fact isTitle size="public" value={`Welcome to ${page.studio_name}`} />
      <Text size="lg" c="dimmed">
        {page.session_name}
      </Text>
      <Button size="xl" loading={turn.busy} onClick={() => void start()}>
        Check in
      </Button>
    </div>
  )
}
