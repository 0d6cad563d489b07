import { getManagedUser } from '@callboard/accounts/contract'
import { allOf, Load, Pager, useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { CopyButton } from '@callboard/kit/share'
import { Tabs } from '@callboard/kit/tabs'
import { Checkbox } from '@callboard/kit/ticks'
import {
  ActionFault,
  Button,
  fullName,
  Group,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@callboard/kit/ui'
import { INVOICES_ON_PAGE, type InvoicedProject, listInvoices } from '@callboard/projects/contract'
import { useState } from 'react'
import { markDatesAction } from '../data/invoices.ts'
import { invoiceBlock, sayDate } from './invoice-block.ts'
import styles from './invoices.module.css'

const SIDES = [
  { value: 'pending', label: 'Pending' },
  { value: 'invoiced', label: 'Invoiced' },
] as const

/** Session dates of a casting director that are to be invoiced, or are. */
export default function InvoicesDialog(props: { readonly userId: string; readonly onClose: () => void }) {
  const [side, setSide] = useState<string>('pending')
  return (
    <Modal opened onClose={props.onClose} title="Invoices" size="lg">
      <Tabs value={side} onChange={(next) => setSide(next ?? side)} keepMounted={false}>
        <Tabs.List mb="md">
          {SIDES.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {SIDES.map(({ value }) => (
          <Tabs.Panel key={value} value={value}>
            <Text size="sm" c="dimmed" mb="md">
              {value === 'pending'
                ? 'Booked dates that are over and not invoiced yet.'
                : 'Dates that are marked as invoiced.'}
            </Text>
            <Side userId={props.userId} invoiced={value === 'invoiced'} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Modal>
  )
}

function Side({ userId, invoiced }: { readonly userId: string; readonly invoiced: boolean }) {
  const [page, setPage] = useState(1)
  const user = useAnswer(getManagedUser, { id: userId })
  const found = useAnswer(listInvoices, { user_id: userId, invoiced, page }, { keep: true })
  return (
    <Load
      state={allOf([user, found])}
      failedTitle="The invoices could not be loaded"
      skeleton={<DialogSkeleton />}
    >
      {([director, { studios, count }]) => {
        const pages = Math.max(1, Math.ceil(count / INVOICES_ON_PAGE))
        // The last page may have gone with what was marked.
        if (page > pages) setPage(pages)
        return (
          <>
            <Dates
              // What was chosen on another page is not chosen here.
              key={page}
              director={fullName(director) || director.email}
              studios={studios}
              invoiced={invoiced}
            />
            <Pager list={{ page, turnTo: setPage }} hasMore={page < pages} pages={pages} />
          </>
        )
      }}
    </Load>
  )
}

const datesOf = ({ sessions }: InvoicedProject) =>
  sessions.flatMap((session) => session.dates.map((date) => ({ session: session._id, day: date._id })))

interface DatesProps {
  readonly director: string
  readonly studios: readonly InvoicedProject[]
  readonly invoiced: boolean
}

function Dates({ director, studios, invoiced }: DatesProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const mark = useAction(markDatesAction, { onDone: () => setTicked(new Set()) })
  if (studios.length === 0)
    return (
      <Text py="lg" ta="center" c="dimmed" role="status">
        No items to show
      </Text>
    )
  const all = studios.flatMap(datesOf)
  // Without dates that somebody else has marked meanwhile.
  const chosen = all.filter(({ day }) => ticked.has(day))
  const chosenDays = new Set(chosen.map(({ day }) => day))
  const set = (days: readonly string[], on: boolean) =>
    setTicked((now) => new Set(on ? [...now, ...days] : [...now].filter((day) => !days.includes(day))))
  const tick = (label: string, days: readonly string[]) => {
    const on = days.filter((day) => chosenDays.has(day)).length
    return {
      label,
      checked: on === days.length,
      indeterminate: on > 0 && on < days.length,
      onChange: () => set(days, on < days.length),
    }
  }
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Checkbox
          {...tick(
            'Select all',
            all.map(({ day }) => day),
          )}
        />
        <Text size="sm" c="dimmed" role="status">
          {`${chosen.length} of ${all.length} dates`}
        </Text>
      </Group>
      <ul className={styles.projects}>
        {studios.map((project) => (
          <li key={project._id}>
            <Checkbox
              fw={550}
              {...tick(
                project.is_archived ? `${project.name} (archived)` : project.name,
                datesOf(project).map(({ day }) => day),
              )}
            />
            {project.sessions.map((session) => (
              <section key={session._id} className={styles.session} aria-label={session.name}>
                <Text size="sm" c="dimmed">
                  {session.name}
                </Text>
                {session.dates.map((date) => (
                  <Checkbox key={date._id} size="sm" {...tick(sayDate(date, session), [date._id])} />
                ))}
              </section>
            ))}
          </li>
        ))}
      </ul>
      <ActionFault error={mark.error} />
      <Group justify="flex-end" gap="sm" className={styles.actions}>
        {chosen.length > 0 ? (
          <CopyButton
            label="Copy"
            name="Copy the chosen dates as text"
            value={invoiceBlock(director, studios, chosenDays)}
          />
        ) : null}
        <Button
          disabled={chosen.length === 0}
          loading={mark.busy}
          onClick={() => void mark.run({ dates: chosen, invoiced: !invoiced })}
        >
          {invoiced ? 'Mark as Pending' : 'Mark as Invoiced'}
        </Button>
      </Group>
    </Stack>
  )
}

function DialogSkeleton() {
  return (
    <Stack gap="md" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton height={20} width={120} />
      <Skeleton height={88} />
      <Skeleton height={88} />
      <Skeleton height={36} width={160} ml="auto" />
    </Stack>
  )
}
