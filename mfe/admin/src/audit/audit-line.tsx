import { type AuditEntry, sayAction, sayChanges, sayThing, thingsOf } from '@callboard/admin/contract'
import { Time } from '@callboard/kit/labels'
import { Table } from '@callboard/kit/tables'
import { Button, Text, USER_TYPE_WORDS } from '@callboard/kit/ui'
import { useState } from 'react'
import styles from '../shared/table.module.css'

/** Changes that are told before one asks for all. */
const FIRST = 3

export function AuditLine({ entry }: { readonly entry: AuditEntry }) {
  const { at, user, action, project, changes } = entry
  return (
    <Table.Tr>
      <Table.Td className={styles.fixed}>
        <Time at={at} style="date-time" />
      </Table.Td>
      <Table.Td title={user._id ?? undefined}>{user.name ?? 'A deleted user'}</Table.Td>
      <Table.Td className={styles.long}>
        {sayAction(action, changes)}
        <Changes entry={entry} />
      </Table.Td>
      <Table.Td data-label={project ? 'Project' : undefined} title={project?._id}>
        {project && (project.name ?? 'A deleted project')}
      </Table.Td>
      <Table.Td className={styles.long}>
        <About entry={entry} />
      </Table.Td>
    </Table.Tr>
  )
}

/** A new thing has many fields: the first say what it is. */
function Changes({ entry }: { readonly entry: AuditEntry }) {
  const [isWhole, setWhole] = useState(false)
  const more = entry.changes.length - FIRST
  return (
    <>
      {sayChanges(entry, USER_TYPE_WORDS, isWhole ? undefined : FIRST).map((line) => (
        <Text key={line} size="xs" component="div">
          {line}
        </Text>
      ))}
      {more > 0 && (
        <Button
          variant="subtle"
          size="compact-xs"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Less' : `and ${more} more`}
        </Button>
      )}
    </>
  )
}

/** Of a call that tells no changes, the fields that it brought say more than nothing, and so do ids of unknown things. */
function About({ entry }: { readonly entry: AuditEntry }) {
  const { names, named, changes, fields } = entry
  const unknown = Object.entries(names).filter(([, id]) => named[id] === undefined)
  const brought = [...unknown.map(([field, id]) => `${field} ${id}`), ...fields]
  return (
    <>
      {thingsOf(entry).map((id) => (
        <div key={id} title={id}>
          {sayThing(named[id]!)}
        </div>
      ))}
      {changes.length === 0 && brought.length > 0 && (
        <Text size="xs" c="dimmed" component="div">
          {brought.join(', ')}
        </Text>
      )}
    </>
  )
}
