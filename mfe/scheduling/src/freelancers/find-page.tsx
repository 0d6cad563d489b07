import { type FoundFreelancer, listProfiles, MOST_ASKED } from '@callboard/freelancers/contract'
import { ListBody, Pager, useAnswer, useElsewhere, useList } from '@callboard/kit/data'
import { IconUsers } from '@callboard/kit/icons'
import { useKeys } from '@callboard/kit/keys'
import { SelectionBar } from '@callboard/kit/selection'
import { Tabs } from '@callboard/kit/tabs'
import { Checkbox } from '@callboard/kit/ticks'
import {
  Button,
  EmptyState,
  NotFound,
  Page,
  PageSkeleton,
  Skeletons,
  useParams,
  useSearchState,
} from '@callboard/kit/ui'
import { getSession, type SessionView } from '@callboard/projects/contract'
import { lazy, Suspense, useState } from 'react'
import { addresses } from '../shared/addresses.ts'
import { PageFailed } from '../shared/page-failed.tsx'
import { FILTERS, FindFilters, NARROWED, NOBODY_FITS, narrowedQuery } from './find-filters.tsx'
import { FreeOnSelect } from './free-on-select.tsx'
import { FreelancerCard, nameOf } from './freelancer-card.tsx'
import styles from './profile.module.css'

const InvitedList = lazy(() => import('./invited-list.tsx'))
const InviteDialog = lazy(() => import('./invite-dialog.tsx'))

const PAGE_SIZE = 10

/** Freelancers for a session: those who show a profile, and those who were invited. */
export default function FindPage() {
  const { uri = '', sessionId = '' } = useParams()
  const session = useAnswer(getSession, { id: sessionId })
  const isElsewhere = useElsewhere(uri, session.kind === 'ready' ? session.data.studio_uri : undefined)
  if (isElsewhere) return <NotFound />
  if (session.kind === 'loading') return <PageSkeleton />
  if (session.kind === 'failed')
    return (
      <PageFailed title="This session could not be loaded" error={session.error} onRetry={session.retry} />
    )
  return <FindView session={session.data} />
}

function FindView({ session }: { readonly session: SessionView }) {
  const [{ tab }, change] = useSearchState(FILTERS)
  /** Owners invite and book; others look only. */
  const books = session.can.rename
  const turn = (next: string, name = '') => change({ ...FILTERS, tab: next, name })
  return (
    <Page
      title="Find freelancers"
      tabTitle={`Find freelancers | ${session.name}`}
      breadcrumb={[
        { label: 'Projects', to: '/' },
        { label: session.studio_name, to: `/?studio=${session.studio}` },
        { label: session.name, to: addresses.edit(session.studio_uri, session._id) },
      ]}
      description={`Those who show you their profile, and whether they are free on the dates of ${session.name}.`}
    >
      {books ? (
        <Tabs
          value={tab === 'invited' ? 'invited' : 'profiles'}
          onChange={(next) => turn(next === 'invited' ? 'invited' : '')}
          keepMounted={false}
        >
          <Tabs.List mb="md">
            <Tabs.Tab value="profiles">Profiles</Tabs.Tab>
            <Tabs.Tab value="invited">Invited</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="profiles">
            <ProfileList session={session} books />
          </Tabs.Panel>
          <Tabs.Panel value="invited">
            <Suspense fallback={<Skeletons rows={3} height={88} />}>
              <InvitedList session={session} onFind={(name) => turn('', name)} />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      ) : (
        <ProfileList session={session} />
      )}
    </Page>
  )
}

function ProfileList(props: { readonly session: SessionView; readonly books?: boolean }) {
  const { session, books } = props
  /** In the order in which they were chosen. */
  const [chosen, setChosen] = useState<readonly FoundFreelancer[]>([])
  const [invited, setInvited] = useState<readonly FoundFreelancer[]>([])
  const choose = (profile: FoundFreelancer, isOn: boolean) => {
    const others = chosen.filter(({ _id }) => _id !== profile._id)
    setChosen(isOn ? [...others, profile] : others)
  }
  const clear = () => setChosen([])
  useKeys('everywhere', { back: chosen.length > 0 ? clear : undefined })
  const list = useList({
    endpoint: listProfiles,
    ...NARROWED,
    narrowing: [...NARROWED.narrowing, 'day'],
    query: (filters) => ({
      ...narrowedQuery(filters, PAGE_SIZE),
      ...(books ? { session: session._id } : {}),
      free_on: session.dates.find(({ date }) => date === filters.day)?.date,
    }),
  })
  const isChosen = ({ _id }: FoundFreelancer) => chosen.some((one) => one._id === _id)
  const isInvited = ({ _id }: FoundFreelancer) => invited.some((one) => one._id === _id)
  const isFull = chosen.length >= MOST_ASKED
  return (
    <>
      <FindFilters list={list}>
        <FreeOnSelect
          dates={session.dates}
          zone={session.time_zone}
          value={list.filters.day}
          onChange={(day) => list.narrow({ day })}
        />
      </FindFilters>
      <ListBody
        list={list}
        skeleton={<Skeletons rows={5} height={88} />}
        failedTitle="Freelancers could not be loaded"
        isEmpty={({ profiles }) => profiles.length === 0}
        empty={
          <EmptyState icon={<IconUsers size={24} />} title="No freelancer shows you a profile yet">
            Session managers fill in their freelancer profile and choose who sees it.
          </EmptyState>
        }
        nothingFits={NOBODY_FITS}
      >
        {({ profiles, has_more }) => (
          <>
            <ul className={styles.list} aria-label="Freelancers">
              {profiles.map((profile) => (
                <FreelancerCard
                  key={profile._id}
                  profile={profile}
                  session={session}
                  onInvite={books ? () => setInvited([profile]) : undefined}
                  choice={
                    books ? (
                      <Checkbox
                        aria-label={`Choose ${nameOf(profile)}`}
                        checked={isChosen(profile)}
                        disabled={isFull && !isChosen(profile)}
                        onChange={({ currentTarget }) => choose(profile, currentTarget.checked)}
                      />
                    ) : undefined
                  }
                />
              ))}
            </ul>
            <Pager list={list} hasMore={has_more} />
          </>
        )}
      </ListBody>
      <SelectionBar
        label="Chosen freelancers"
        count={chosen.length > 0 ? `${chosen.length} chosen` : null}
        onClear={clear}
      >
        <Button onClick={() => setInvited(chosen)}>
          {chosen.length === 1 ? 'Invite' : 'Invite in this order'}
        </Button>
      </SelectionBar>
      <Suspense>
        {invited.length > 0 ? (
          <InviteDialog
            session={session}
            invited={{ kind: 'ask', people: invited }}
            onInvited={() => setChosen(chosen.filter((one) => !isInvited(one)))}
            onClose={() => setInvited([])}
          />
        ) : null}
      </Suspense>
    </>
  )
}
