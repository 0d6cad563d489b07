import { Button, Group } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { IconAlertCircle, IconCheck } from '../icons.ts'

export interface ToastWords {
  readonly kind: 'ok' | 'failed' | 'undo'
  readonly text: string
  readonly undo?: () => void
}

const STAYS = { ok: 4_000, undo: 8_000, failed: 10_000 } as const

export function show({ kind, text, undo }: ToastWords): void {
  const id = crypto.randomUUID()
  notifications.show({
    id,
    autoClose: STAYS[kind],
    role: kind === 'failed' ? 'alert' : 'status',
    withBorder: true,
    color: kind === 'failed' ? 'red' : 'gray',
    icon: kind === 'failed' ? <IconAlertCircle size={18} /> : <IconCheck size={18} />,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{text}</span>
        {undo ? (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => {
              notifications.hide(id)
              undo()
            }}
          >
            Undo
          </Button>
        ) : null}
      </Group>
    ),
  })
}

export default function Toaster() {
  return <Notifications position="bottom-right" limit={3} />
}
