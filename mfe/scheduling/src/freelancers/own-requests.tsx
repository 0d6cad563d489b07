import { listRequests } from '@callboard/freelancers/contract'
import { ListBody, Pager, useList } from '@callboard/kit/data'
import { IconMessage } from '@callboard/kit/icons'
import { useAccount } from '@callboard/kit/session'
import { Anchor, EmptyState, Link, Skeletons } from '@callboard/kit/ui'
import { useLiveOwnRequests } from '../data/freelancers.ts'
import { RequestStand } from './request-stand.tsx'
import { sayDates } from './request-words.ts'
import styles from './requests.module.css'

const FILTERS = { request: '', page: 1 }
const PAGE_SIZE = 20

/** The booking requests made to the reader, the latest first. */
export default function OwnRequests() {
  useLiveOwnRequests(useAccount()?._id)
  const list = useList({
    endpoint: listRequests,
    filters: FILTERS,
    narrowing: [],
    search: { filter: 'request' },
    query: ({ page }) => ({ skip: (Math.max(1, page) - 1) * PAGE_SIZE, take: PAGE_SIZE }),
  })
  return (
    <section className={styles.section} aria-label="Booking requests">
      <h2>Booking requests</h2>
      <ListBody
        list={list}
        skeleton={<Skeletons rows={3} height={56} />}
        failedTitle="Your requests could not be loaded"
        isEmpty={({ requests }) => requests.length === 0}
        empty={
          <EmptyState title="Nobody has asked you yet">
            Requests for dates stand here once a casting office asks you.
          </EmptyState>
        }
        nothingFits={{ title: 'There are no more requests', clear: 'Show the first page' }}
      >
        {({ requests, has_more }) => (
          <>
            <ul className={styles.list} aria-label="Requests">
              {requests.map((request) => (
                <li key={request._id} className={styles.row}>
                  <RequestStand request={request} />
                  <div className={styles.facts}>
                    <Anchor
                      component={Link}
                      to={`/freelancer-requests/${request._id}`}
                      className={styles.name}
                    >
                      {request.studio_name}, {request.session_name}
                    </Anchor>
                    <span className={styles.quiet}>{sayDates(request)}</span>
                  </div>
                  {request.read ? null : (
                    <span className={styles.stand} data-state="open">
                      <IconMessage size={16} aria-hidden />
                      New comment
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <Pager list={list} hasMore={has_more} />
          </>
        )}
      </ListBody>
    </section>
  )
}
