import { type listMessages, MESSAGE_STATES } from '@callboard/admin/contract'
import { Select } from '@callboard/kit/choices'
import { type CallInput, useFilters } from '@callboard/kit/data'
import { IconSearch } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { Table } from '@callboard/kit/tables'
import { lazy, Suspense, useState } from 'react'
import { MessageRows } from './message-rows.tsx'
import { sayState } from './message-state.tsx'
import { CHANNELS } from './words.ts'
import '../shared/table.css'
import './message-log.css'

const MessageDrawer = lazy(() => import('./message-drawer.tsx'))

/** `message`: id of the one that is open. */
const DEFAULTS = { to: '', state: '', channel: '', message: '' }
const PLAN = {
  filters: DEFAULTS,
  narrowing: ['to', 'state', 'channel'],
  search: { filter: 'to' },
} as const

/** Every e-mail and text that the product was asked to send. */
export default function MessagesTab() {
  const { filters: state, narrow, keep, box, clear } = useFilters(PLAN)
  const messageState = MESSAGE_STATES.find((one) => one === state.state)
  const channel = CHANNELS.find(({ value }) => value === state.channel)?.value
  const filter = {
    ...(state.to ? { to: state.to } : {}),
    ...(messageState ? { state: messageState } : {}),
    ...(channel ? { channel } : {}),
  }
  const open = (id: string) => keep({ message: id })
  return (
    <>
      <div className="admin-filters">
        <TextInput
          type="search"
          label="To"
          placeholder="E-mail address or number"
          leftSection={<IconSearch size={16} aria-hidden />}
          {...box}
        />
        <Select
          clearable
          label="State"
          placeholder="All states"
          data={MESSAGE_STATES.map((value) => ({ value, label: sayState(value) }))}
          value={messageState ?? null}
          onChange={(next) => narrow({ state: next ?? '' })}
        />
        <Select
          clearable
          label="Channel"
          placeholder="All channels"
          data={[...CHANNELS]}
          value={channel ?? null}
          onChange={(next) => narrow({ channel: next ?? '' })}
        />
      </div>
      <div className="admin-table callboard-surface">
        <Table aria-label="Messages" verticalSpacing="xs" className="message-log">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Time</Table.Th>
              <Table.Th>Channel</Table.Th>
              <Table.Th>To</Table.Th>
              <Table.Th>Template</Table.Th>
              <Table.Th>State</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <MessagePages key={JSON.stringify(filter)} filter={filter} onOpen={open} onClear={clear} />
        </Table>
      </div>
      {state.message ? (
        <Suspense>
          <MessageDrawer id={state.message} onOpen={open} onClose={() => keep({ message: '' })} />
        </Suspense>
      ) : null}
    </>
  )
}

function MessagePages(props: {
  readonly filter: CallInput<typeof listMessages>
  readonly onOpen: (id: string) => void
  readonly onClear: () => void
}) {
  /** The last row of each page that another one follows. */
  const [ends, setEnds] = useState<readonly string[]>([])
  return [undefined, ...ends].map((after, page) => (
    <MessageRows
      key={after ?? 'first'}
      query={{ ...props.filter, ...(after ? { after } : {}) }}
      onOpen={props.onOpen}
      onClear={props.onClear}
      onMore={page === ends.length ? (last) => setEnds([...ends, last]) : undefined}
    />
  ))
}
