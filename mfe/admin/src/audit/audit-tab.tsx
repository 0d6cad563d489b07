import { downloadAudit, listAudit } from '@callboard/admin/contract'
import { FIRST_PAGE, ListBody, Pager, pageAt, useLongList } from '@callboard/kit/data'
import { DateField } from '@callboard/kit/dates'
import { FilterBar } from '@callboard/kit/filters'
import { IconDownload, IconShieldLock } from '@callboard/kit/icons'
import { Button, EmptyState } from '@callboard/kit/ui'
import { spanOf } from '../shared/days.ts'
import { ListTable, ListTableSkeleton } from '../shared/list-table.tsx'
import { ProjectFilter } from '../shared/project-filter.tsx'
import styles from '../shared/table.module.css'
import { UserFilter } from '../shared/user-filter.tsx'
import { AuditLine } from './audit-line.tsx'

const FILTERS = { user: '', project: '', from: '', until: '', ...FIRST_PAGE }
const TABLE = { label: 'Audit log', columns: ['Time', 'User', 'Action', 'Project', 'About'] }

const narrowedBy = ({ user, project, from, until }: typeof FILTERS) => ({
  ...(user ? { user_id: user } : {}),
  ...(project ? { project_id: project } : {}),
  ...spanOf({ from, to: until }),
})

/** Every write by staff. */
export default function AuditTab() {
  const list = useLongList({
    endpoint: listAudit,
    filters: FILTERS,
    narrowing: ['user', 'project', 'from', 'until'],
    search: { filter: 'user' },
    query: (filters) => ({ ...narrowedBy(filters), ...pageAt(filters) }),
    rows: ({ entries }) => entries,
    edge: ({ _id }) => _id,
  })
  const { filters, narrow } = list
  const csv = `/api${downloadAudit.path}?${new URLSearchParams(narrowedBy(filters))}`
  return (
    <>
      <div className={styles.tools}>
        <FilterBar onClear={list.onClear}>
          <UserFilter value={filters.user} onChange={(user) => narrow({ user })} />
          <ProjectFilter value={filters.project} onChange={(project) => narrow({ project })} />
          <DateField label="From" name="from" value={filters.from} onChange={(from) => narrow({ from })} />
          <DateField
            label="Until"
            name="until"
            value={filters.until}
            onChange={(until) => narrow({ until })}
          />
        </FilterBar>
        <Button
          component="a"
          href={csv}
          download
          variant="default"
          className={styles.mainAction}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Download CSV
        </Button>
      </div>
      <ListBody
        list={list}
        skeleton={<ListTableSkeleton {...TABLE} />}
        failedTitle="The audit log could not be loaded"
        isEmpty={({ entries }) => entries.length === 0}
        empty={
          <EmptyState icon={<IconShieldLock size={24} />} title="Nothing was changed yet">
            Each change by staff appears here with who made it and when. Rows can neither be changed nor
            deleted.
          </EmptyState>
        }
        nothingFits={{
          icon: <IconShieldLock size={24} />,
          title: 'No change fits',
          text: 'Take a filter away to see more.',
          clear: 'Clear filters',
        }}
      >
        {({ entries, has_more }) => (
          <>
            <ListTable {...TABLE}>
              {entries.map((entry) => (
                <AuditLine key={entry._id} entry={entry} />
              ))}
            </ListTable>
            <Pager list={list} hasMore={has_more} />
          </>
        )}
      </ListBody>
    </>
  )
}
