import {
  ApiError,
  Load,
  leadsNowhere,
  refreshSession,
  useAccount,
  useAnswer,
  useSession,
} from '@callboard/kit/data'
import { IconCalendarTime } from '@callboard/kit/icons'
import { onboardAddress } from '@callboard/kit/onboard-address'
import { useSignIn } from '@callboard/kit/shell'
import {
  Button,
  EmptyState,
  FailedState,
  Skeleton,
  Stack,
  Text,
  useNavigate,
  useParams,
  useSearchParams,
  useTitle,
} from '@callboard/kit/ui'
import { type CheckInPage, getCheckInPage } from '@callboard/lobby/contract'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { type CheckedInReply, reloadCheckInPage } from '../data/check-in.ts'
import { pageKey } from '../message/page-key.ts'
import { tabDraft } from './check-in-draft.ts'
import { InvalidLink } from './invalid-link.tsx'
import styles from './onboard.module.css'
import { readyWords, SessionFacts } from './session-facts.tsx'
import { otherTimeWords } from './welcome-words.ts'

const Kiosk = lazy(() => import('./kiosk.tsx'))
const CheckInSteps = lazy(() => import('./check-in-steps.tsx'))
const AlreadyIn = lazy(() => import('./already-in.tsx'))
const NotTalent = lazy(() => import('./not-talent.tsx'))

function StepsSkeleton() {
  return (
    <Stack gap="md" className={styles.steps} aria-busy>
      <Skeleton height={14} width={80} />
      <Skeleton height={30} width={140} />
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </Stack>
  )
}

/** The facts, and the step beside or below them. */
const SheetSkeleton = () => (
  <div className={styles.sheet} aria-busy>
    <div className={styles.welcome}>
      <Skeleton height={24} width={200} />
      <Skeleton height={20} width={240} />
      <Skeleton height={32} width={160} />
    </div>
    <StepsSkeleton />
  </div>
)

function Door({ page, onGuest }: { readonly page: CheckInPage; readonly onGuest: () => void }) {
  const signIn = useSignIn()
  return (
    <div className={styles.door}>
      <Text>{readyWords(page)}</Text>
      <Button size="lg" onClick={onGuest}>
        Check in
      </Button>
      <Button size="md" variant="subtle" color="gray" onClick={signIn}>
        I have an account
      </Button>
    </div>
  )
}

function OwnDevice({ page }: { readonly page: CheckInPage }) {
  const session = useSession()
  const navigate = useNavigate()
  const drafts = useMemo(() => tabDraft(page.session_id), [page.session_id])
  const [guest, setGuest] = useState(() => drafts.load() !== undefined)
  /** A check-in that was there already, made by the name and e-mail that were typed. */
  const [found, setFound] = useState<string>()
  const [again, setAgain] = useState(() => drafts.load() !== undefined)
  const done = ({ record_id, page_key }: CheckedInReply) => {
    onboardAddress.forget()
    if (page_key) void navigate(`/message/${record_id}#k=${page_key}`, { replace: true })
    else setFound(record_id)
  }
  const [first] = useState(page)
  const lacksAccount = session.kind === 'user' && page.known === null
  useEffect(() => {
    // Loaded before the talent had signed in.
    if (lacksAccount) void reloadCheckInPage()
  }, [lacksAccount])
  const isKnown = page.known !== null
  useEffect(() => {
    // The profile leads back here.
    if (isKnown) onboardAddress.save(`/onboard/${page.studio_uri}/${page.session_id}`)
  }, [isKnown, page.studio_uri, page.session_id])
  const own = session.kind === 'user' ? (page.known?.record_id ?? null) : null
  if (found !== undefined || (own !== null && !again)) {
    const mayOpen = found === undefined || pageKey(found, '') !== null
    const other = () => {
      setFound(undefined)
      setAgain(true)
    }
    return (
      <Suspense fallback={<StepsSkeleton />}>
        <AlreadyIn page={page} record={mayOpen ? (found ?? own) : null} onOther={other} />
      </Suspense>
    )
  }
  let content: ReactNode
  const isAsking = session.kind === 'user' || guest
  if (session.kind === 'unknown' || lacksAccount) content = <StepsSkeleton />
  else if (session.kind === 'failed' && !guest)
    content = <FailedState error={session.error} onRetry={() => void refreshSession()} />
  else if (session.kind !== 'user' && !guest) content = <Door page={page} onGuest={() => setGuest(true)} />
  else
    content = (
      <Suspense fallback={<StepsSkeleton />}>
        <CheckInSteps
          key={page.known?.email ?? 'guest'}
          page={page.known ? page : first}
          kiosk={false}
          drafts={drafts}
          account={session.kind === 'user' ? session.account._id : undefined}
          onDone={done}
        />
      </Suspense>
    )
  return (
    <div className={styles.sheet}>
      <SessionFacts page={page} isHead={!isAsking} />
      {content}
    </div>
  )
}

function Open({ page, kiosk }: { readonly page: CheckInPage; readonly kiosk: boolean }) {
  const session = useSession()
  if (page.state !== 'open')
    return (
      <EmptyState icon={<IconCalendarTime size={24} />} title={`Welcome to ${page.studio_name}`}>
        {otherTimeWords(page) ?? page.message}
      </EmptyState>
    )
  if (kiosk)
    return (
      <Suspense fallback={<StepsSkeleton />}>
        <Kiosk page={page} />
      </Suspense>
    )
  if (session.kind === 'user' && session.account.user_type !== 'talent')
    return (
      <Suspense>
        <NotTalent email={session.account.email} />
      </Suspense>
    )
  return <OwnDevice page={page} />
}

/** `/onboard/{uri}/{session}`: talent check in, on their own phone or at the kiosk. */
export default function OnboardPage() {
  // Another person starts with a page of their own.
  return <CheckInPlace key={useAccount()?._id ?? 'nobody'} />
}

function CheckInPlace() {
  useTitle('Check in')
  const { uri = '', sessionId = '' } = useParams()
  const [search] = useSearchParams()
  const kiosk = search.get('kiosk') === 'true'
  const state = useAnswer(getCheckInPage, { uri, session: sessionId })
  if (state.kind === 'failed') {
    const { error, retry } = state
    if (error instanceof ApiError && error.code === 'not_talent') return <Refused error={error} />
    if (!leadsNowhere(error))
      return <FailedState title="Check-in could not be opened" error={error} onRetry={retry} />
    return <InvalidLink error={error} />
  }
  return (
    <div className={styles.root} data-kiosk={kiosk || undefined}>
      <Load state={state} skeleton={kiosk ? <StepsSkeleton /> : <SheetSkeleton />}>
        {(page) => <Open page={page} kiosk={kiosk} />}
      </Load>
    </div>
  )
}

function Refused({ error }: { readonly error: ApiError }) {
  const session = useSession()
  if (session.kind === 'user' && session.account.user_type !== 'talent')
    return (
      <Suspense>
        <NotTalent email={session.account.email} />
      </Suspense>
    )
  return <FailedState title="Check-in could not be opened" error={error} />
}
