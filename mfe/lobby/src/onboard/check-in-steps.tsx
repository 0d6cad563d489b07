import { IconArrowLeft } from '@callboard/kit/icons'
import { Alert, Anchor, Button, Link, Skeleton, Text, Title } from '@callboard/kit/ui'
import type { CheckInPage } from '@callboard/lobby/contract'
import { type FormEvent, lazy, Suspense, useEffect, useRef } from 'react'
import { stepName } from './check-in-form.ts'
import styles from './onboard.module.css'
import { RoleStep } from './role-step.tsx'
import { type CheckInOptions, useCheckIn } from './use-check-in.ts'
import { YouStep } from './you-step.tsx'

const BotCheckBox = lazy(() =>
  import('@callboard/kit/bot-check-box').then((part) => ({ default: part.BotCheckBox })),
)
const PhotoStep = lazy(() => import('./photo-step.tsx'))
const ReviewStep = lazy(() => import('./review-step.tsx'))
const TapeWatch = lazy(() => import('./uploads/tape-watch.tsx'))
const VideosStep = lazy(() => import('./uploads/videos-step.tsx'))

function submitWord(kiosk: boolean, isLast: boolean, saves: boolean, isTape: boolean): string {
  if (!isLast) return 'Next'
  if (kiosk) return 'Check In'
  if (isTape) return 'Submit Video'
  return saves ? 'Save and Continue to the Session' : 'Continue to the Session'
}

/** Everything that the first step asks for is known of the account. */
const isWhole = ({ known }: CheckInPage, skipForm: boolean) =>
  known !== null &&
  known.first_name !== '' &&
  known.last_name !== '' &&
  (skipForm || (known.phone !== null && !known.phone_is_wrong))

/** The four steps, one at a time, with the button under the thumb. */
export default function CheckInSteps(
  props: CheckInOptions & {
    readonly page: CheckInPage
    /** Leaves everything typed behind, at the kiosk. */
    readonly onStartOver?: () => void
  },
) {
  const { page, kiosk } = props
  const flow = useCheckIn(props)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const place = flow.steps.indexOf(flow.step)
  const isLast = place === flow.steps.length - 1
  const skipForm = page.date?.skip_onboarding_talent_form ?? false
  const shown = useRef(flow.step)

  useEffect(() => {
    if (Object.keys(flow.errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [flow.errors])
  useEffect(() => {
    if (shown.current === flow.step) return
    shown.current = flow.step
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [flow.step])
  useEffect(() => {
    if (flow.failure) scrollTo({ top: 0 })
  }, [flow.failure])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    flow.next()
  }
  return (
    <form
      ref={form}
      noValidate
      className={styles.steps}
      data-place={place}
      autoComplete={kiosk ? 'off' : 'on'}
      onSubmit={submit}
    >
      <div className={styles.stepsHead}>
        <div className={styles.stepsPlace}>
          <Text size="sm" c="dimmed">
            Step {place + 1} of {flow.steps.length}
          </Text>
          {props.onStartOver ? (
            <Button h={44} variant="subtle" color="gray" disabled={flow.busy} onClick={props.onStartOver}>
              Start over
            </Button>
          ) : null}
        </div>
        <Title order={1} tabIndex={-1} ref={heading}>
          {stepName(flow.step)}
        </Title>
        <div className={styles.stepsBar} aria-hidden>
          {flow.steps.map((step, index) => (
            <span key={step} data-done={index <= place || undefined} />
          ))}
        </div>
      </div>
      {flow.failure ? (
        <Alert color="red" role="alert">
          {flow.failure}
        </Alert>
      ) : null}
      {flow.step === 'you' ? (
        <YouStep
          flow={flow}
          kiosk={kiosk}
          emailFixed={!kiosk && page.known !== null}
          isKnown={isWhole(page, skipForm)}
          phoneIsWrong={!skipForm && (page.known?.phone_is_wrong ?? false)}
        />
      ) : null}
      {flow.step === 'you' && !kiosk && page.known?.profile_is_whole === false ? (
        <Text c="dimmed">
          With a headshot and your number in your profile, check-in takes a moment.{' '}
          {/* What the profile says then takes the place of what is typed here. */}
          <Anchor component={Link} to="/profile" underline="always" onClick={props.drafts.forget}>
            Complete your profile and continue
          </Anchor>
        </Text>
      ) : null}
      {flow.step === 'role' ? (
        <RoleStep flow={flow} roles={page.roles} mayCreate={page.allow_talent_create_role} />
      ) : null}
      {flow.step === 'photo' ? (
        <Suspense fallback={<Skeleton className={styles.photoSpace} />}>
          <PhotoStep flow={flow} />
        </Suspense>
      ) : null}
      {flow.tapes ? (
        <Suspense>
          <TapeWatch rows={flow.tapes.rows} isShown={flow.step !== 'videos'} />
        </Suspense>
      ) : null}
      {flow.step === 'videos' ? (
        <Suspense fallback={<Skeleton height={44} />}>
          <VideosStep flow={flow} />
        </Suspense>
      ) : null}
      {flow.step === 'review' ? (
        <Suspense fallback={<Skeleton height={240} />}>
          <ReviewStep flow={flow} skipForm={skipForm} kiosk={kiosk} sendsTexts={page.sends_texts} />
        </Suspense>
      ) : null}
      {isLast && flow.botCheck.box ? (
        <Suspense>
          <BotCheckBox check={flow.botCheck} />
        </Suspense>
      ) : null}
      <div className={styles.stepsFoot}>
        {place > 0 ? (
          <Button
            type="button"
            size="lg"
            variant="default"
            aria-label="Back"
            disabled={flow.busy}
            onClick={flow.back}
          >
            <IconArrowLeft size={20} />
          </Button>
        ) : null}
        <Button
          type="submit"
          size="lg"
          // Until there is a photo, taking it is the one thing to do.
          variant={flow.step === 'photo' && !flow.hasPhoto ? 'default' : 'filled'}
          loading={flow.busy}
          style={{ flex: 1 }}
          // The second half of a double press would send the next step untouched.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {submitWord(kiosk, isLast, flow.asksProfile && flow.fields.toProfile, flow.tapes !== null)}
        </Button>
      </div>
    </form>
  )
}
