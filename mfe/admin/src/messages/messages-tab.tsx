import { listMessages, MESSAGE_STATES, TEMPLATE_NAMES } from '@callboard/admin/contract'
import type { ReplyOf } from '@callboard/core/http-contract'
import { Select } from '@callboard/kit/choices'
import { FIRST_PAGE, ListBody, Pager, pageAt, useLongList } from '@callboard/kit/data'
import { DateField } from '@callboard/kit/dates'
import { FilterBar, FilterSearch } from '@callboard/kit/filters'
import { IconMail } from '@callboard/kit/icons'
import { Alert, EmptyState } from '@callboard/kit/ui'
import { lazy, Suspense } from 'react'
import { spanOf } from '../shared/days.ts'
import { ListTable, ListTableSkeleton } from '../shared/list-table.tsx'
import { ProjectFilter } from '../shared/project-filter.tsx'
import table from '../shared/table.module.css'
import { MessageLine } from './message-line.tsx'
import messageLog from './message-log.module.css'
import { sayState } from './message-state.tsx'
import { CHANNELS, TEMPLATE_CHOICES } from './words.ts'

const MessageDrawer = lazy(() => import('./message-drawer.tsx'))

/** `message`: id of the one that is open. */
const FILTERS = {
  to: '',
  state: '',
  channel: '',
  template: '',
  project: '',
  from: '',
  until: '',
  message: '',
  ...FIRST_PAGE,
}
const TABLE = {
  label: 'Messages',
  columns: ['Time', 'Channel', 'To', 'Template', 'State'],
  className: messageLog.root,
}

const stateOf = (typed: string) => MESSAGE_STATES.find((one) => one === typed)
const templateOf = (typed: string) => TEMPLATE_NAMES.find((one) => one === typed)
const channelOf = (typed: string) => CHANNELS.find(({ value }) => value === typed)?.value

/** What the install cannot send. */
function NoSender({ email, sms }: ReplyOf<typeof listMessages>['sends']) {
  if (email && sms) return null
  const what = email ? 'Texts' : sms ? 'E-mails' : 'E-mails and texts'
  return (
    <Alert color="gray" p="sm" mb="md">
      {`${what} are not sent: this install has no sender for them. They can be read here, and sent again once one is set up.`}
    </Alert>
  )
}

/** Every e-mail and text that the product was asked to send. */
export default function MessagesTab() {
  const list = useLongList({
    endpoint: listMessages,
    filters: FILTERS,
    narrowing: ['to', 'state', 'channel', 'template', 'project', 'from', 'until'],
    search: { filter: 'to' },
    query: ({ to, state, channel, template, project, from, until, ...at }) => ({
      ...(to ? { to } : {}),
      ...(stateOf(state) ? { state: stateOf(state) } : {}),
      ...(channelOf(channel) ? { channel: channelOf(channel) } : {}),
      ...(templateOf(template) ? { template: templateOf(template) } : {}),
      ...(project ? { project_id: project } : {}),
      ...spanOf({ from, to: until }),
      ...pageAt(at),
    }),
    rows: ({ messages }) => messages,
    edge: ({ _id }) => _id,
  })
  const { filters, narrow, keep } = list
  const open = (id: string) => keep({ message: id })
  return (
    <>
      <div className={table.tools}>
        <FilterBar onClear={list.onClear}>
          <FilterSearch label="To" placeholder="E-mail address or number" {...list.box} />
          <Select
            clearable
            label="State"
            placeholder="All states"
            data={MESSAGE_STATES.map((value) => ({ value, label: sayState(value) }))}
            value={stateOf(filters.state) ?? null}
            onChange={(next) => narrow({ state: next ?? '' })}
          />
          <Select
            clearable
            label="Channel"
            placeholder="All channels"
            data={[...CHANNELS]}
            value={channelOf(filters.channel) ?? null}
            onChange={(next) => narrow({ channel: next ?? '' })}
          />
          <Select
            clearable
            searchable
            label="Template"
            placeholder="All templates"
            data={TEMPLATE_CHOICES}
            value={templateOf(filters.template) ?? null}
            onChange={(next) => narrow({ template: next ?? '' })}
          />
          <ProjectFilter value={filters.project} onChange={(project) => narrow({ project })} />
          <DateField label="From" name="from" value={filters.from} onChange={(from) => narrow({ from })} />
          <DateField
            label="Until"
            name="until"
            value={filters.until}
            onChange={(until) => narrow({ until })}
          />
        </FilterBar>
      </div>
      <ListBody
        list={list}
        skeleton={<ListTableSkeleton {...TABLE} />}
        failedTitle="Messages could not be loaded"
        isEmpty={({ messages }) => messages.length === 0}
        empty={
          <EmptyState icon={<IconMail size={24} />} title="Nothing was sent yet">
            E-mails and texts of check-ins, bookings and call-ins appear here.
          </EmptyState>
        }
        nothingFits={{
          icon: <IconMail size={24} />,
          title: 'No message fits',
          text: 'Take a filter away to see more.',
          clear: 'Clear filters',
        }}
      >
        {({ messages, has_more, sends }) => (
          <>
            <NoSender {...sends} />
            <ListTable {...TABLE}>
              {messages.map((message) => (
                <MessageLine key={message._id} message={message} onOpen={() => open(message._id)} />
              ))}
            </ListTable>
            <Pager list={list} hasMore={has_more} />
          </>
        )}
      </ListBody>
      {filters.message ? (
        <Suspense>
          <MessageDrawer id={filters.message} onOpen={open} onClose={() => keep({ message: '' })} />
        </Suspense>
      ) : null}
    </>
  )
}
