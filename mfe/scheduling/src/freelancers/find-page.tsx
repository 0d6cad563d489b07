import { listProfiles, WORKER_ROLES } from '@callboard/freelancers/contract'
import { useEndpoint } from '@callboard/kit/data'
import { Select } from '@callboard/kit/forms'
import { IconSearch, IconUsers } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import {
  Button,
  EmptyState,
  FailedState,
  Group,
  Page,
  PageSkeleton,
  Skeletons,
  useDebouncedCallback,
  useParams,
  useSearchState,
} from '@callboard/kit/ui'
import { getSession, type SessionView } from '@callboard/projects/contract'
import { useState } from 'react'
import { addresses } from '../shared/addresses.ts'
import { PageFailed } from '../shared/page-failed.tsx'
import { FreelancerCard } from './freelancer-card.tsx'
import { WORKER_CHOICES } from './words.ts'

const DEFAULTS = { name: '', as: '', page: 1 }
const PAGE_SIZE = 10
const REST = 500

/** Freelancers for a session, with who is free on its dates. */
export default function FindPage() {
  const { sessionId = '' } = useParams()
  const session = useEndpoint(getSession, { id: sessionId })
  if (session.kind === 'loading') return <PageSkeleton />
  if (session.kind === 'failed')
    return (
      <PageFailed title="This session could not be loaded" error={session.error} onRetry={session.retry} />
    )
  return <FindView session={session.data} />
}

function FindView({ session }: { readonly session: SessionView }) {
  const [state, change] = useSearchState(DEFAULTS)
  const [typed, setTyped] = useState(state.name)
  const searchSoon = useDebouncedCallback(
    (name: string) => change({ name, page: 1 }, { replace: true }),
    REST,
  )
  const search = (name: string) => {
    setTyped(name)
    searchSoon(name)
  }
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
      <Group mb="md" gap="md" align="flex-end">
        <TextInput
          type="search"
          label="Name"
          placeholder="Search by name"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => search(currentTarget.value)}
          style={{ flex: '1 1 220px', maxWidth: 320 }}
        />
        <Select
          clearable
          label="Working as"
          placeholder="Anything"
          data={WORKER_CHOICES}
          value={state.as || null}
          onChange={(as) => change({ as: as ?? '', page: 1 })}
        />
      </Group>
      <Profiles
        session={session}
        state={state}
        onPage={(page) => change({ page })}
        onClear={() => {
          setTyped('')
          change(DEFAULTS)
        }}
      />
    </Page>
  )
}

function Profiles(props: {
  readonly session: SessionView
  readonly state: typeof DEFAULTS
  readonly onPage: (page: number) => void
  readonly onClear: () => void
}) {
  const { name, as, page } = props.state
  const profiles = useEndpoint(
    listProfiles,
    {
      skip: (Math.max(1, page) - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
      ...(name.trim() ? { name: name.trim() } : {}),
      will_work_as: WORKER_ROLES.find((role) => role === as),
    },
    { keep: true },
  )
  if (profiles.kind === 'loading') return <Skeletons rows={5} height={88} />
  if (profiles.kind === 'failed')
    return (
      <FailedState title="Freelancers could not be loaded" error={profiles.error} onRetry={profiles.retry} />
    )
  const { profiles: shown, has_more } = profiles.data
  const narrowed = name !== '' || as !== '' || page > 1
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<IconUsers size={24} />}
        title={narrowed ? 'Nobody fits' : 'No freelancer shows you a profile yet'}
        action={
          narrowed ? (
            <Button variant="default" onClick={props.onClear}>
              Show everybody
            </Button>
          ) : undefined
        }
      >
        {narrowed
          ? 'Try fewer letters or another kind of work.'
          : 'Session managers fill in their freelancer profile and choose who sees it.'}
      </EmptyState>
    )
  return (
    <>
      <ul className="freelancer-list" aria-label="Freelancers">
        {shown.map((profile) => (
          <FreelancerCard key={profile._id} profile={profile} session={props.session} />
        ))}
      </ul>
      {page > 1 || has_more ? (
        <Group mt="lg" gap="sm">
          <Button variant="default" disabled={page <= 1} onClick={() => props.onPage(page - 1)}>
            Previous page
          </Button>
          <span>Page {page}</span>
          <Button variant="default" disabled={!has_more} onClick={() => props.onPage(page + 1)}>
            Next page
          </Button>
        </Group>
      ) : null}
    </>
  )
}
