import { LEGAL } from '@callboard/kit/shell'
import { Checkbox } from '@callboard/kit/ticks'
import { Anchor, Skeleton, Stack, Text } from '@callboard/kit/ui'
import { lazy, Suspense } from 'react'
import { Signature } from '../shared/signature.tsx'
import styles from './onboard.module.css'
import type { CheckInFlow } from './use-check-in.ts'

const Headshots = lazy(() => import('./headshots.tsx'))

/** Step with a summary of all fields and the terms to agree to. */
export default function ReviewStep(props: {
  readonly flow: CheckInFlow
  readonly skipForm: boolean
  readonly kiosk: boolean
  readonly sendsTexts: boolean
}) {
  const { flow, skipForm, kiosk } = props
  const { fields, errors, change } = flow
  const facts = [fields.email, fields.phone].filter(Boolean).join(' · ')
  return (
    <Stack gap="lg">
      {/* As a line of the board by the stage door, signed with the agreement to the terms. */}
      <div className={styles.line}>
        {flow.photoUrl && !skipForm ? <img src={flow.photoUrl} alt="You, today" /> : null}
        <div>
          <p className={styles.lineName}>
            {fields.firstName} {fields.lastName}
          </p>
          {skipForm ? null : <Text>{fields.role}</Text>}
          <Text c="dimmed" size="sm">
            {facts}
          </Text>
        </div>
        <span className={styles.signature}>{fields.terms ? <Signature /> : null}</span>
      </div>
      {skipForm || kiosk ? null : (
        <Suspense fallback={<Skeleton height={44} />}>
          <Headshots flow={flow} />
        </Suspense>
      )}
      {flow.asksProfile ? (
        <Checkbox
          size="md"
          label="Keep this in my profile"
          description="Your name, number and agent as you gave them here."
          checked={fields.toProfile}
          onChange={({ currentTarget }) => change({ toProfile: currentTarget.checked })}
        />
      ) : null}
      <Checkbox
        size="md"
        label="I agree to the terms"
        description={
          <Anchor href={LEGAL.terms} target="_blank" rel="noreferrer" size="sm">
            Read the terms
          </Anchor>
        }
        checked={fields.terms}
        error={errors.terms}
        aria-invalid={errors.terms ? true : undefined}
        onChange={({ currentTarget }) => change({ terms: currentTarget.checked })}
      />
      {props.sendsTexts ? null : (
        <Text c="dimmed">
          {kiosk
            ? 'This office sends no texts. Stay where you can hear your name.'
            : 'This office sends no texts. Keep the page that follows open.'}
        </Text>
      )}
      {fields.phone && props.sendsTexts ? (
        <Checkbox
          size="md"
          label={flow.tapes ? 'Text me about my video' : 'Text me when my turn comes'}
          description="Message and data rates may apply. Reply STOP to end."
          checked={fields.optIn}
          onChange={({ currentTarget }) => change({ optIn: currentTarget.checked })}
        />
      ) : null}
    </Stack>
  )
}
