import { listStaffRequests, MOST_COUNTED } from '@callboard/accounts/contract'
import { useAnswer } from '@callboard/kit/data'
import { Badge } from '@callboard/kit/labels'
import { Tabs } from '@callboard/kit/tabs'
import { Page, useNavigate, useSearchParams } from '@callboard/kit/ui'
import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import styles from './console-page.module.css'
import { TabSkeleton } from './shared/tab-skeleton.tsx'

const UsersTab = lazy(() => import('./users/users-tab.tsx'))
const RequestsTab = lazy(() => import('./requests/requests-tab.tsx'))
const NoticesTab = lazy(() => import('./notices/notices-tab.tsx'))
const ServicesTab = lazy(() => import('./services/services-tab.tsx'))
const CredentialsTab = lazy(() => import('./credentials/credentials-tab.tsx'))
const TemplatesTab = lazy(() => import('./templates/templates-tab.tsx'))
const MessagesTab = lazy(() => import('./messages/messages-tab.tsx'))
const AuditTab = lazy(() => import('./audit/audit-tab.tsx'))
const JobsTab = lazy(() => import('./jobs/jobs-tab.tsx'))

const TABS = [
  { value: 'users', label: 'Users', Panel: UsersTab },
  { value: 'requests', label: 'Requests', Panel: RequestsTab },
  { value: 'notices', label: 'Notices', Panel: NoticesTab },
  { value: 'services', label: 'Services', Panel: ServicesTab },
  { value: 'templates', label: 'Email Templates', Panel: TemplatesTab },
  { value: 'credentials', label: 'Credentials', Panel: CredentialsTab },
  { value: 'messages', label: 'Messages', Panel: MessagesTab },
  { value: 'jobs', label: 'Jobs', Panel: JobsTab },
  { value: 'audit', label: 'Audit Log', Panel: AuditTab },
] as const

/** The console of super admins. */
export default function ConsolePage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const wanted = search.get('tab')
  const shown = TABS.find(({ value }) => value === wanted) ?? TABS[0]
  const requests = useAnswer(listStaffRequests, {})
  const waiting = requests.kind === 'ready' ? requests.data.count : 0
  const strip = useRef<HTMLDivElement>(null)
  // Where the strip is longer than the screen, the chosen tab is pushed into it, also once the count has its room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each tab that is chosen, and each count
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector('[aria-selected="true"]')
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [shown.value, waiting])
  useLayoutEffect(() => {
    const tabs = strip.current
    return tabs ? markingEdges(tabs) : undefined
  }, [])
  return (
    <Page title="Admin" tabTitle={`Admin | ${shown.label}`}>
      {/* The filters of one tab mean nothing in another: the address starts anew. */}
      <Tabs
        value={shown.value}
        onChange={(tab) => void navigate({ search: `?tab=${tab}` })}
        keepMounted={false}
      >
        <Tabs.List ref={strip} mb="lg" className={styles.tabs}>
          {TABS.map(({ value, label }) => (
            <Tabs.Tab
              key={value}
              value={value}
              rightSection={
                value === 'requests' && waiting > 0 ? <RequestCount count={waiting} /> : undefined
              }
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(({ value, Panel }) => (
          <Tabs.Panel key={value} value={value}>
            <Suspense fallback={<TabSkeleton />}>
              <Panel />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  )
}

/** Marks the ends beyond which the strip goes on. @returns what ends it */
function markingEdges(tabs: HTMLElement): () => void {
  const mark = () => {
    const { scrollLeft, clientWidth, scrollWidth } = tabs
    // A pixel is what is lost to rounding at another zoom.
    tabs.toggleAttribute('data-before', scrollLeft > 1)
    tabs.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1)
  }
  const resized = new ResizeObserver(mark)
  for (const watched of [tabs, ...tabs.children]) resized.observe(watched)
  tabs.addEventListener('scroll', mark, { passive: true })
  return () => {
    resized.disconnect()
    tabs.removeEventListener('scroll', mark)
  }
}

/** How many requests wait. */
function RequestCount({ count }: { readonly count: number }) {
  return (
    <Badge size="sm" variant="light" circle={count < 10} aria-label={`${count} waiting`}>
      {count >= MOST_COUNTED ? `${MOST_COUNTED}+` : count}
    </Badge>
  )
}
