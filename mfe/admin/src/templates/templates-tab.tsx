import { type EmailTemplateRow, listEmailTemplates } from '@callboard/admin/contract'
import { Load, useAnswer } from '@callboard/kit/data'
import { IconPlus } from '@callboard/kit/icons'
import { Time } from '@callboard/kit/labels'
import { Table } from '@callboard/kit/tables'
import { Button, Group, Text, UnstyledButton, useSearchState } from '@callboard/kit/ui'
import { lazy, Suspense } from 'react'
import { ListTable, ListTableSkeleton } from '../shared/list-table.tsx'
import styles from '../shared/table.module.css'
import { sayName } from './say-name.ts'

const TemplateDrawer = lazy(() => import('./template-drawer.tsx'))
const NewTemplateDialog = lazy(() => import('./new-template-dialog.tsx'))

/** `template`: the one that is open; `add`: a new one is being made; `debug`: templates can be added and deleted. */
const STATE = { template: '', add: false, debug: false }
const TABLE = { label: 'E-mail templates', columns: ['Name', 'Subject', 'Updated'] }

/** The words of every e-mail. */
export default function TemplatesTab() {
  const [{ template, add, debug }, change] = useSearchState(STATE)
  const found = useAnswer(listEmailTemplates, {})
  const open = (name: string) => change({ template: name })
  return (
    <>
      <Group justify="space-between" mb="md" gap="sm">
        <Text size="sm" c="dimmed">
          The words of every e-mail that leaves the product.
        </Text>
        {debug ? (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => change({ add: true })}
          >
            Add template
          </Button>
        ) : null}
      </Group>
      <Load
        state={found}
        failedTitle="The e-mail templates could not be loaded"
        skeleton={<ListTableSkeleton {...TABLE} />}
      >
        {({ templates }) => (
          <ListTable {...TABLE}>
            {templates.map((row) => (
              <TemplateLine key={row._id} row={row} onOpen={() => open(row._id)} />
            ))}
          </ListTable>
        )}
      </Load>
      <Suspense>
        {template ? (
          <TemplateDrawer
            name={template}
            debug={debug}
            onClose={() => change({ template: '' }, { replace: true })}
          />
        ) : null}
        {add && debug ? (
          <NewTemplateDialog
            onCreated={(name) => change({ add: false, template: name }, { replace: true })}
            onClose={() => change({ add: false }, { replace: true })}
          />
        ) : null}
      </Suspense>
    </>
  )
}

function TemplateLine({ row, onOpen }: { readonly row: EmailTemplateRow; readonly onOpen: () => void }) {
  return (
    <Table.Tr className={styles.row} onClick={onOpen}>
      <Table.Td className={styles.fixed}>
        {/* The row takes the mouse, the button the keyboard: one press opens it once. */}
        <UnstyledButton
          className={styles.open}
          onClick={(event) => {
            event.stopPropagation()
            onOpen()
          }}
        >
          {sayName(row.name)}
        </UnstyledButton>
      </Table.Td>
      <Table.Td className={styles.long}>{row.subject}</Table.Td>
      <Table.Td className={styles.fixed} data-label="Updated">
        {row.updated_at === null ? (
          <Text size="sm" c="dimmed" span>
            As it comes
          </Text>
        ) : (
          <>
            <Time at={row.updated_at} style="relative" />
            {row.updated_by ? ` by ${row.updated_by}` : null}
          </>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
