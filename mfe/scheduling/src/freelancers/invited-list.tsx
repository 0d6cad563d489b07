import { listRequests, type RequestRow } from '@callboard/freelancers/contract'
import { ListBody, Pager, useAction, useList } from '@callboard/kit/data'
import { IconMessage, IconUsers } from '@callboard/kit/icons'
import { Face } from '@callboard/kit/labels'
import { Button, confirm, EmptyState, Group, Skeletons, Text } from '@callboard/kit/ui'
import type { SessionView } from '@callboard/projects/contract'
import { lazy, Suspense, useState } from 'react'
import { rejectFreelancerAction, unbookFreelancerAction, useLiveRequest } from '../data/freelancers.ts'
import { ContactLine } from './contact-line.tsx'
import { FindFilters, NARROWED, NOBODY_FITS, narrowedQuery } from './find-filters.tsx'
import { RequestStand } from './request-stand.tsx'
import { sayDates } from './request-words.ts'
import styles from './requests.module.css'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))
const TalkDialog = lazy(() => import('./talk-dialog.tsx'))

const PAGE_SIZE = 5

/** Those who were asked for the session, in the order in which they were asked. */
export default function InvitedList(props: {
  readonly session: SessionView
  /** @param name whose profile is looked for; absent: anybody's */
  readonly onFind: (name?: string) => void
}) {
  const { session } = props
  const [opened, setOpened] = useState<{ readonly what: 'book' | 'talk'; readonly request: RequestRow }>()
  const close = () => setOpened(undefined)
  const list = useList({
    endpoint: listRequests,
    ...NARROWED,
    query: (filters) => ({ session: session._id, ...narrowedQuery(filters, PAGE_SIZE) }),
  })
  return (
    <>
      <FindFilters list={list} />
      <ListBody
        list={list}
        skeleton={<Skeletons rows={3} height={88} />}
        failedTitle="The requests could not be loaded"
        isEmpty={({ requests }) => requests.length === 0}
        empty={
          <EmptyState
            icon={<IconUsers size={24} />}
            title="Nobody is invited yet"
            action={<Button onClick={() => props.onFind()}>Find somebody</Button>}
          >
            Whom you invite stands here, with the answer.
          </EmptyState>
        }
        nothingFits={NOBODY_FITS}
      >
        {({ requests, has_more }) => (
          <>
            <ul className={styles.list} aria-label="Invited">
              {requests.map((request, at) => (
                <InvitedRow
                  key={request._id}
                  request={request}
                  rank={
                    list.isNarrowed || request.status === 'reject'
                      ? undefined
                      : (Math.max(1, list.filters.page) - 1) * PAGE_SIZE + at + 1
                  }
                  onBook={() => setOpened({ what: 'book', request })}
                  onTalk={() => setOpened({ what: 'talk', request })}
                  onInviteAgain={() => props.onFind(request.requested_person.name)}
                />
              ))}
            </ul>
            <Pager list={list} hasMore={has_more} />
          </>
        )}
      </ListBody>
      <Suspense>
        {opened?.what === 'book' ? (
          <InviteDialog
            session={session}
            invited={{ kind: 'book', request: opened.request }}
            onClose={close}
          />
        ) : null}
        {opened?.what === 'talk' ? (
          <TalkDialog id={opened.request._id} name={opened.request.requested_person.name} onClose={close} />
        ) : null}
      </Suspense>
    </>
  )
}

function InvitedRow(props: {
  readonly request: RequestRow
  /** In the order of the holds; absent where the list does not show it. */
  readonly rank: number | undefined
  readonly onBook: () => void
  readonly onTalk: () => void
  readonly onInviteAgain: () => void
}) {
  const { request } = props
  const { name, email, phone } = request.requested_person
  useLiveRequest(request._id)
  const unbook = useAction(unbookFreelancerAction)
  const reject = useAction(rejectFreelancerAction)
  const release = async () => {
    const agreed = await confirm({
      title: `Want to release ${name}?`,
      text: `${name} does not run these dates any more, and is told by e-mail. Whoever stands second for the same work comes first. To have them after all, invite them again.`,
      action: 'Unbook',
      danger: true,
    })
    if (agreed) await unbook.run({ id: request._id })
  }
  const isHeld = request.response === 'yes' || request.response === 'second-hold'
  const turnDown = async () => {
    const agreed = await confirm({
      title: `Want to reject ${name}?`,
      text: `The request is closed${isHeld ? ', and the hold is released' : ''}. To have them after all, invite them again.`,
      action: 'Reject',
      danger: true,
    })
    if (agreed) await reject.run({ id: request._id, status: 'reject' })
  }
  return (
    <li className={styles.row} aria-label={name}>
      <RequestStand request={request} />
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Face of="colleague" size={44} name={name} />
        <div className={styles.facts}>
          <span className={styles.name}>
            {props.rank === undefined ? null : <span className={styles.quiet}>{props.rank}. </span>}
            {name}
          </span>
          <span className={styles.quiet}>{sayDates(request)}</span>
          <ContactLine email={email} phone={phone} />
          {request.read ? null : (
            <Text size="sm" className={styles.stand} data-state="open">
              <IconMessage size={16} aria-hidden />
              New comment
            </Text>
          )}
        </div>
      </Group>
      <div className={styles.actions}>
        {request.can.book ? (
          <Button variant="default" onClick={props.onBook}>
            {request.status === 'book' ? 'Book Again' : 'Book'}
          </Button>
        ) : null}
        {request.can.unbook ? (
          <Button variant="default" loading={unbook.busy} onClick={() => void release()}>
            Unbook
          </Button>
        ) : null}
        {request.can.reject ? (
          <Button variant="default" loading={reject.busy} onClick={() => void turnDown()}>
            Reject
          </Button>
        ) : null}
        {request.status === 'reject' && request.over === null ? (
          <Button variant="default" onClick={props.onInviteAgain}>
            Invite again
          </Button>
        ) : null}
        <Button variant="default" onClick={props.onTalk}>
          Comments
        </Button>
      </div>
    </li>
  )
}
