import { Anchor, Button, Group } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { useSyncExternalStore } from 'react'
import { IconAlertCircle, IconCheck } from '../icons.ts'
import { keyHint } from '../keys/key-hint.ts'
import { useKeys } from '../keys/use-keys.ts'
import { forgetUndo, lastUndo } from './last-undo.ts'
import styles from './toaster.module.css'

export interface ToastExtras {
  /** To take it away again (`toast.hide`); another one with the same id takes its place. */
  readonly id?: string
  /** Milliseconds it stands there. */
  readonly stays?: number
  /** Somewhere to go, in a tab of its own. */
  readonly link?: { readonly label: string; readonly href: string }
  /** Something to do; the words leave when it is pressed. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

const UNDO = 'Undo'

interface ToastWords extends ToastExtras {
  readonly kind: 'ok' | 'failed'
  readonly text: string
}

const STAYS = { ok: 4_000, failed: 10_000 } as const

export const hide = (id: string) => notifications.hide(id)

export function show({ kind, text, link, action, stays = STAYS[kind], ...words }: ToastWords): void {
  const id = words.id ?? crypto.randomUUID()
  hide(id)
  const run = () => {
    hide(id)
    action?.run()
  }
  const isUndo = action?.label === UNDO
  if (isUndo) lastUndo.set({ id, run })
  notifications.show({
    id,
    autoClose: stays,
    onClose: () => forgetUndo(id),
    role: kind === 'failed' ? 'alert' : 'status',
    withBorder: true,
    color: kind === 'failed' ? 'red' : 'gray',
    icon: kind === 'failed' ? <IconAlertCircle size={16} /> : <IconCheck size={16} />,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message: (
      <Group justify="space-between" gap="xs">
        <span>{text}</span>
        <Group gap="sm" wrap="nowrap">
          {link ? (
            <Anchor href={link.href} target="_blank" rel="noopener" size="sm" c="var(--cb-ink)">
              {link.label}
            </Anchor>
          ) : null}
          {action ? (
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={run}
              {...(isUndo ? keyHint('everywhere', 'undo', UNDO) : {})}
            >
              {action.label}
            </Button>
          ) : null}
        </Group>
      </Group>
    ),
  })
}

export default function Toaster() {
  const undo = useSyncExternalStore(lastUndo.subscribe, lastUndo.get)
  useKeys('everywhere', { undo: undo?.run })
  return <Notifications className={styles.root} position="bottom-right" limit={3} />
}
