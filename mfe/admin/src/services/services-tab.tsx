import { type CapacityView, getCapacity, type ScalingGroupView } from '@callboard/admin/contract'
import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { IconRefresh, IconServer } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { Table } from '@callboard/kit/tables'
import { Button, EmptyState, Group, Link, Stack, sayError, Text } from '@callboard/kit/ui'
import { useState } from 'react'
import { lookAtCapacity, updateCapacityAction } from '../data/install.ts'
import { ListTable, ListTableSkeleton } from '../shared/list-table.tsx'
import styles from '../shared/table.module.css'
import { UpdatedBy } from '../shared/updated-by.tsx'
import { changedGroups, sayStates } from './capacity-words.ts'

const TABLE = { label: 'Auto scaling groups', columns: ['Group', 'Desired capacity', 'Limits', 'Instances'] }

/** How many servers there are, and are to be. */
export default function ServicesTab() {
  const capacity = useAnswer(getCapacity, {})
  return (
    <Load
      state={capacity}
      failedTitle="The servers could not be loaded"
      skeleton={<ListTableSkeleton {...TABLE} rows={3} />}
    >
      {(known) => (known.configured ? <Groups known={known} /> : <NotSetUp />)}
    </Load>
  )
}

function NotSetUp() {
  return (
    <EmptyState
      icon={<IconServer size={24} />}
      title="No cloud is set up"
      action={
        <Button component={Link} to="?tab=credentials" variant="default">
          Go to Credentials
        </Button>
      }
    >
      With the three AWS keys of the install its Auto Scaling groups appear here. An install on machines of
      your own needs none.
    </EmptyState>
  )
}

function Groups({ known }: { readonly known: CapacityView }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [asking, setAsking] = useState(false)
  const changed = changedGroups(known.groups, typed)
  const canUpdate = changed.length > 0 && changed.every(({ fault }) => fault === undefined)
  const faultOf = (group: ScalingGroupView) =>
    changed.find(({ name }) => name === group.AutoScalingGroupName)?.fault
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <UpdatedBy by={known.asg_updated_by} at={known.asg_updated_at} never="Not changed here yet." />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => void lookAtCapacity()}
        >
          Refresh
        </Button>
      </Group>
      {known.groups.length === 0 ? (
        <EmptyState icon={<IconServer size={24} />} title="No auto scaling group">
          This AWS account has none in its region.
        </EmptyState>
      ) : (
        <>
          <ListTable {...TABLE}>
            {known.groups.map((group) => (
              <Table.Tr key={group.AutoScalingGroupName}>
                <Table.Td className={styles.long}>{group.AutoScalingGroupName}</Table.Td>
                <Table.Td>
                  <TextInput
                    aria-label={`Desired capacity of ${group.AutoScalingGroupName}`}
                    inputMode="numeric"
                    maw={120}
                    value={typed[group.AutoScalingGroupName] ?? String(group.DesiredCapacity)}
                    error={faultOf(group)}
                    onChange={({ currentTarget: { value } }) =>
                      setTyped((now) => ({ ...now, [group.AutoScalingGroupName]: value }))
                    }
                  />
                </Table.Td>
                <Table.Td className={styles.fixed} data-label="Limits">
                  {`${group.MinSize} to ${group.MaxSize}`}
                </Table.Td>
                <Table.Td data-label="Instances">{sayStates(group.Instances)}</Table.Td>
              </Table.Tr>
            ))}
          </ListTable>
          <Group gap="sm">
            <Button disabled={!canUpdate} onClick={() => setAsking(true)}>
              Update
            </Button>
            <Button variant="default" disabled={Object.keys(typed).length === 0} onClick={() => setTyped({})}>
              Cancel
            </Button>
          </Group>
        </>
      )}
      {asking ? (
        <ConfirmDialog
          changes={changed}
          onDone={() => {
            setTyped({})
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Stack>
  )
}

function ConfirmDialog(props: {
  readonly changes: ReturnType<typeof changedGroups>
  readonly onDone: () => void
  readonly onClose: () => void
}) {
  const update = useAction(updateCapacityAction, { onDone: props.onDone })
  const asg = props.changes.map(({ name, to }) => ({ name, DesiredCapacity: to }))
  return (
    <Modal opened onClose={props.onClose} title="Change the capacity?" size="md">
      <Stack>
        <ListTable label="Changes" columns={['Group', 'New capacity', 'Original capacity']}>
          {props.changes.map(({ name, from, to }) => (
            <Table.Tr key={name}>
              <Table.Td className={styles.long}>{name}</Table.Td>
              <Table.Td data-label="New capacity">{to}</Table.Td>
              <Table.Td data-label="Original capacity">{from}</Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
        <Text size="sm">AWS starts or stops servers at once. People on a server that stops are moved.</Text>
        {update.error === undefined ? null : (
          <Text role="alert" size="sm" c="var(--cb-red)">
            Request was not handled successfully. {sayError(update.error)}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose} data-autofocus>
            Cancel
          </Button>
          <Button loading={update.busy} onClick={() => void update.run({ asg })}>
            Update
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
