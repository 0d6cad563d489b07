import { Fact } from '@callboard/kit/facts'
import { IconCircleCheck, IconDeviceMobile, IconMicrophone, IconVideo } from '@callboard/kit/icons'
import { Anchor, Button, Link, readersZone, Stack, Text, Title } from '@callboard/kit/ui'
import type { TalentStatus } from '@callboard/lobby/contract'
import { brandColour } from '@callboard/projects/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { BrandLogo } from '../shared/brand-logo.tsx'
import { LineSketch } from './line-sketch.tsx'
import { LiveDot } from './live-dot.tsx'
import styles from './message.module.css'
import { isReady, type ReadyCheckResult } from './ready/ready-memory.ts'
import { headline, isTape, joinWords, nextWords, waitWords } from './status-words.ts'
import { useSteadyWait } from './use-steady-wait.ts'

const Notes = lazy(() => import('./notes.tsx'))
const PhoneAgain = lazy(() => import('./phone-again.tsx'))
const ArriveButton = lazy(() => import('./arrive-button.tsx'))
const HomeScreen = lazy(() => import('./home-screen.tsx'))

export interface StatusCardProps {
  readonly status: TalentStatus
  /** This page may enter rooms: it was opened with its key. */
  readonly mayJoin: boolean
  /** Absent until the page can do it. */
  readonly onJoin?: () => void
  readonly onSwitch?: () => void
  readonly onCheck?: () => void
  /** The ready check of this device today. */
  readonly check?: ReadyCheckResult | undefined
  /** No take of this device waits for the server. */
  readonly isSaved?: boolean
  readonly details?: ReactNode
}

const checkInAddress = ({ studio_uri, session_id }: TalentStatus) => `/onboard/${studio_uri}/${session_id}`

/** The one thing to do now, under the thumb. */
function NextStep({ status, mayJoin, onJoin }: StatusCardProps) {
  if (status.state === 'removed')
    return (
      <Button component={Link} size="lg" to={checkInAddress(status)}>
        Check in again
      </Button>
    )
  if (status.state === 'expected' && status.location_type === 'Video Submission')
    return (
      <Button component={Link} size="lg" to={checkInAddress(status)}>
        Send your video
      </Button>
    )
  if (status.state === 'expected' && mayJoin)
    return (
      <Suspense>
        <ArriveButton record={status.record_id} />
      </Suspense>
    )
  if (!status.join) return null
  if (!mayJoin)
    return <Text c="dimmed">To join, open the link in your e-mail or text message on this device.</Text>
  return (
    <Button size="lg" leftSection={<IconVideo size={20} />} loading={onJoin === undefined} onClick={onJoin}>
      {joinWords(status.join, status.state)}
    </Button>
  )
}

function Check({ check, onCheck }: Pick<StatusCardProps, 'check' | 'onCheck'>) {
  const words = check && isReady(check) ? 'Camera and sound are ready' : 'Check your camera and sound'
  const Icon = check && isReady(check) ? IconCircleCheck : IconMicrophone
  return (
    <Button
      h={44}
      variant="default"
      leftSection={<Icon size={16} />}
      loading={onCheck === undefined}
      onClick={onCheck}
    >
      {words}
    </Button>
  )
}

const END_STATES = ['removed', 'done', 'signed_out']
/** Of the dates whose talent are seen and heard through this page. */
const BY_CAMERA = ['Virtual', 'Both']

const NO_TEXTS = 'Keep this page open, this office sends no texts.'

/** How else the talent hears of their turn. */
function alsoTold({ wants_texts, sends_texts, sms_notice, location_type }: TalentStatus): string {
  if (!sends_texts) return NO_TEXTS
  const isTexted = wants_texts && sms_notice === null
  if (location_type === 'In Person')
    return isTexted ? 'We also text you when your turn comes.' : 'Stay where you can hear your name.'
  const kept = 'You can keep this page in the background.'
  return isTexted ? `${kept} We also text you when your turn comes.` : kept
}

/** Card with the present place, the next step and its button. */
export function StatusCard(props: StatusCardProps) {
  const { status, onSwitch } = props
  const wait = waitWords(useSteadyWait(status), new Date(), readersZone())
  const next = nextWords(status)
  const isOver = END_STATES.includes(status.state) || isTape(status)
  const isTurn = status.state === 'in_casting'
  const isByCamera = BY_CAMERA.includes(status.location_type)
  const hasLeft = status.state === 'done' || status.state === 'signed_out' || isTape(status)
  const mayClose = hasLeft && props.isSaved
  return (
    <div className={styles.status} data-turn={isTurn || undefined}>
      <section className={styles.statusCard} data-state={status.state} aria-label="Your status">
        <div className="callboard-band" style={{ borderColor: brandColour(status.brand) ?? 'transparent' }} />
        <BrandLogo brand={status.brand} />
        <Text c={isTurn ? 'inherit' : 'dimmed'}>Welcome to {status.studio_name}</Text>
        <Stack gap={4} aria-live="polite">
          <Fact isTitle isRolling size="public" value={headline(status)} />
          {wait ? <Text className={styles.statusWait}>{wait}</Text> : null}
        </Stack>
        {next ? <Text size="lg">{next}</Text> : null}
        {status.place !== null && status.place > 1 ? (
          <LineSketch place={status.place} name={status.first_name} />
        ) : null}
        {mayClose ? <Text>You may close this page.</Text> : null}
        {isOver || !isByCamera || !props.mayJoin ? null : <Check {...props} />}
        {isOver ? null : <LiveDot />}
      </section>
      <div className={styles.statusFoot}>
        <NextStep {...props} />
      </div>
      <div className={styles.statusBelow}>
        {status.sms_notice && props.mayJoin && !isOver ? (
          <Suspense>
            <PhoneAgain record={status.record_id} notice={status.sms_notice} />
          </Suspense>
        ) : null}
        <Text c="dimmed" size="sm">
          {[status.first_name, status.role, status.session_name].join(' · ')}
          {status.in_person_location && status.location_type !== 'Virtual'
            ? ` · ${status.in_person_location}`
            : ''}
        </Text>
        {status.notes ? (
          <section aria-label="Notes from casting" className={styles.statusNotes}>
            <Title order={2} size="h3">
              Notes from casting
            </Title>
            <Suspense>
              <Notes html={status.notes} />
            </Suspense>
          </section>
        ) : null}
        {isOver ? null : props.details}
        {isByCamera && props.mayJoin && !isOver ? (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconDeviceMobile size={20} />}
            loading={onSwitch === undefined}
            onClick={onSwitch}
          >
            Switch devices
          </Button>
        ) : null}
        {isOver ? null : (
          <>
            <Text size="sm" c="dimmed">
              {alsoTold(status)}
            </Text>
            <Suspense>
              <HomeScreen />
            </Suspense>
            <Text size="sm" c="dimmed" className={styles.statusAgain}>
              Something wrong?
              <Anchor size="sm" underline="always" component={Link} to={checkInAddress(status)}>
                Check in again
              </Anchor>
            </Text>
          </>
        )}
      </div>
    </div>
  )
}
