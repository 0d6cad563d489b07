import type { ReplyOf } from '@callboard/core/http-contract'
import { Switch } from '@callboard/kit/ticks'
import { Button, Stack, Text } from '@callboard/kit/ui'
import type { checkBulkAdd } from '@callboard/lobby/contract'
import styles from './bulk-add.module.css'

const talent = (count: number) => `${count.toLocaleString('en-US')} talent`

/** What the file does, before it does it. */
export function BulkPlanView(props: {
  readonly plan: ReplyOf<typeof checkBulkAdd>
  readonly sendEmail: boolean
  readonly busy: boolean
  readonly onSendEmail: (wanted: boolean) => void
  readonly onAdd: () => void
}) {
  const { plan } = props
  const unnamed = plan.skipped_count - plan.skipped.length
  return (
    <Stack gap="md">
      <Text size="lg" fw={650} role="status">
        {plan.total === 0 ? 'Nobody to add' : `${talent(plan.total)} to add`}
      </Text>
      {plan.skipped_count > 0 ? (
        <div>
          <Text size="sm">{talent(plan.skipped_count)} left out:</Text>
          <ul className={styles.bulkRows}>
            {plan.skipped.map(({ line, name, reason }) => (
              <li key={line}>
                <strong>Line {line}</strong> {name}. {reason}
              </li>
            ))}
          </ul>
          {unnamed > 0 ? <Text size="sm">and {unnamed} more</Text> : null}
        </div>
      ) : null}
      {plan.total > 0 ? (
        <>
          <Switch
            label="E-mail each talent the link to their status page"
            checked={props.sendEmail}
            onChange={({ currentTarget }) => props.onSendEmail(currentTarget.checked)}
          />
          <Button onClick={props.onAdd} loading={props.busy}>
            Add {talent(plan.total)}
          </Button>
        </>
      ) : null}
    </Stack>
  )
}
