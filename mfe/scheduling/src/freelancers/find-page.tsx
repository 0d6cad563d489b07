import { listProfiles, WORKER_ROLES } from '@callboard/freelancers/contract'
import { Select } from '@callboard/kit/choices'
import { ListBody, Pager, useAnswer, useElsewhere, useList } from '@callboard/kit/data'
import { IconSearch, IconUsers } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { EmptyState, Group, NotFound, Page, PageSkeleton, Skeletons, useParams } from '@callboard/kit/ui'
import { getSession, type SessionView } from '@callboard/projects/contract'
import { addresses } from '../shared/addresses.ts'
import { PageFailed } from '../shared/page-failed.tsx'
import { FreelancerCard } from './freelancer-card.tsx'
import styles from './profile.module.css'
import { WORKER_CHOICES } from './words.ts'

const FILTERS = { name: '', as: '', page: 1 }
const PAGE_SIZE = 10

/** Freelancers for a session, with their free dates. */
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
  const list = useList({
    endpoint: listProfiles,
    filters: FILTERS,
    narrowing: ['name', 'as'],
    search: { filter: 'name' },
    query: ({ name, as, page }) => ({
      skip: (Math.max(1, page) - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
      ...(name.trim() ? { name: name.trim() } : {}),
      will_work_as: WORKER_ROLES.find((role) => role === as),
    }),
  })
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
          {...list.box}
          style={{ flex: '1 1 220px', maxWidth: 320 }}
        />
        <Select
          clearable
          label="Working as"
          placeholder="Anything"
          data={WORKER_CHOICES}
          value={list.filters.as || null}
          onChange={(as) => list.narrow({ as: as ?? '' })}
        />
      </Group>
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
        nothingFits={{
          icon: <IconUsers size={24} />,
          title: 'Nobody fits',
          text: 'Try fewer letters or another kind of work.',
          clear: 'Show everybody',
        }}
      >
        {({ profiles, has_more }) => (
          <>
            <ul className={styles.list} aria-label="Freelancers">
              {profiles.map((profile) => (
                <FreelancerCard key={profile._id} profile={profile} session={session} />
              ))}
            </ul>
            <Pager list={list} hasMore={has_more} />
          </>
        )}
      </ListBody>
    </Page>
  )
}
