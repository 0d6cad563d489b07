import { IconDeviceMobile, IconVideo } from '@callboard/kit/icons'
import { Anchor, Button, Link, Stack, Text, Title } from '@callboard/kit/ui'
import type { TalentStatus } from '@callboard/lobby/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { LiveDot } from './live-dot.tsx'
import { headline, joinWords, nextWords, waitWords } from './status-words.ts'

const Notes = lazy(() => import('./notes.tsx'))

export interface StatusCardProps {
  readonly status: TalentStatus
  /** This page may enter rooms: it was opened with its key. */
  readonly mayJoin: boolean
  readonly onJoin: () => void
  readonly onSwitch: (() => void) | undefined
  readonly details?: ReactNode
}

function NextStep({ status, mayJoin, onJoin }: StatusCardProps) {
  if (status.state === 'removed')
    return (
      <Button component={Link} size="lg" to={`/onboard/${status.studio_uri}/${status.session_id}`}>
        Check in again
      </Button>
    )
  if (!status.join) return null
  if (!mayJoin)
    return <Text c="dimmed">To join, open the link in your e-mail or text message on this device.</Text>
  return (
    <Button size="lg" leftSection={<IconVideo size={20} />} onClick={onJoin}>
      {joinWords(status.join, status.state)}
    </Button>
  )
}

/** Card with the present place, the next step and its button. */
export function StatusCard(props: StatusCardProps) {
  const { status, onSwitch } = props
  const wait = waitWords(status.wait)
  const next = nextWords(status)
  const isOver = status.state === 'removed' || status.state === 'done' || status.state === 'signed_out'
  return (
    <div className="lobby-status">
      <section className="lobby-status-card" data-state={status.state} aria-label="Your status">
        <Text c="dimmed">Welcome to {status.studio_name}</Text>
        <Stack gap={4} aria-live="polite">
          <Title order={1} className="lobby-status-headline">
            {headline(status)}
          </Title>
          {wait ? <Text className="lobby-status-wait">{wait}</Text> : null}
        </Stack>
        {next ? <Text size="lg">{next}</Text> : null}
        <NextStep {...props} />
        {isOver ? null : <LiveDot />}
      </section>
      <div className="lobby-status-below">
        <Text c="dimmed" size="sm">
          {[status.first_name, status.role, status.session_name].join(' · ')}
          {status.in_person_location ? ` · ${status.in_person_location}` : ''}
        </Text>
        {onSwitch && !isOver ? (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconDeviceMobile size={18} />}
            onClick={onSwitch}
          >
            Switch devices
          </Button>
        ) : null}
        {isOver ? null : props.details}
        {status.notes ? (
          <section aria-label="Notes from casting" className="lobby-status-notes">
            <Title order={2} size="h3">
              Notes from casting
            </Title>
            <Suspense>
              <Notes html={status.notes} />
            </Suspense>
          </section>
        ) : null}
        {isOver ? null : (
          <Text size="sm" c="dimmed">
            You can keep this page in the background. We also tell you by text when your turn comes, if you
            asked for texts. Something wrong?{' '}
            <Anchor
              size="sm"
              underline="always"
              component={Link}
              to={`/onboard/${status.studio_uri}/${status.session_id}`}
            >
              Check in again
            </Anchor>
          </Text>
        )}
      </div>
    </div>
  )
}
