import { ANSWER_WORDS, getRequestInfo, type RequestInfo } from '@callboard/freelancers/contract'
import { leadsNowhere, useAnswer } from '@callboard/kit/data'
import { IconAlertTriangle } from '@callboard/kit/icons'
import { useAccount } from '@callboard/kit/session'
import {
  ActionFault,
  Button,
  Group,
  NotFound,
  Page,
  PageSkeleton,
  StateCard,
  sayError,
  Text,
  useNavigate,
  useParams,
} from '@callboard/kit/ui'
import { followsRequest } from '../data/freelancers.ts'
import { RequestComments } from './request-comments.tsx'
import { RequestDates } from './request-dates.tsx'
import { RequestStand } from './request-stand.tsx'
import { sayStand } from './request-words.ts'
import styles from './requests.module.css'
import { useAnswerRequest } from './use-answer-request.ts'

/** A request to the person who reads it: what, where, when and by whom, and the answer. */
export default function RequestPage() {
  const { id = '' } = useParams()
  const account = useAccount()
  const info = useAnswer(getRequestInfo, { id }, { follows: followsRequest(id, account?._id) })
  if (info.kind === 'loading') return <PageSkeleton />
  if (info.kind === 'failed')
    return leadsNowhere(info.error) ? <NotFound /> : <RequestFailed error={info.error} onRetry={info.retry} />
  return <RequestView info={info.data} />
}

function RequestFailed(props: { readonly error: unknown; readonly onRetry: () => void }) {
  const navigate = useNavigate()
  return (
    <StateCard
      role="alert"
      heading={1}
      icon={<IconAlertTriangle size={24} />}
      title="Internal Server Error"
      actions={
        <Group gap="sm">
          <Button onClick={props.onRetry}>Retry</Button>
          <Button variant="default" onClick={() => void navigate(-1)}>
            Go Back
          </Button>
        </Group>
      }
    >
      {sayError(props.error)}
    </StateCard>
  )
}

function RequestView({ info }: { readonly info: RequestInfo }) {
  const { studio, session, request } = info
  const answer = useAnswerRequest(request)
  const title = `${studio.name} ${session.name} Request`
  const byWhom = request.request_by
  return (
    <Page
      title={title}
      width="narrow"
      breadcrumb={[{ label: 'Freelancer Profile', to: '/freelancer-profile' }]}
      description={
        <Group gap="md">
          <RequestStand request={request} />
          <span>{sayStand(request)}</span>
        </Group>
      }
    >
      <RequestDates request={request} />
      {request.can.answer ? (
        <fieldset className={styles.fields}>
          <legend>Are you free?</legend>
          <div className={styles.answers}>
            {(['yes', 'second-hold', 'no'] as const).map((response) => (
              <Button
                key={response}
                size="md"
                variant={
                  response === (request.response === 'none' ? 'yes' : request.response) ? 'filled' : 'default'
                }
                aria-pressed={request.response === response}
                disabled={answer.busy || request.response === response}
                onClick={() => void answer.give(response)}
              >
                {ANSWER_WORDS[response]}
              </Button>
            ))}
          </div>
          <Text size="sm" c="dimmed">
            Second Hold: you have another hold on these dates, and take this one if it falls away.
          </Text>
          <ActionFault error={answer.error} />
        </fieldset>
      ) : null}
      <section className={styles.section} aria-label="About the request">
        <h2>Who asks</h2>
        <div className={styles.facts}>
          <span>
            {byWhom?.name ?? 'The casting office'}
            {byWhom?.email ? <span className={styles.quiet}> · {byWhom.email}</span> : null}
          </span>
          {studio.casting_directors.length > 0 ? (
            <span className={styles.quiet}>
              {studio.casting_directors.length === 1 ? 'Casting director' : 'Casting directors'}:{' '}
              {studio.casting_directors.join(', ')}
            </span>
          ) : null}
          {session.description ? <p className={styles.description}>{session.description}</p> : null}
        </div>
      </section>
      <RequestComments request={request} />
    </Page>
  )
}
