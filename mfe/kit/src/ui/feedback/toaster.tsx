import { Anchor, Button, Group } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { useSyncExternalStore } from 'react'
import { IconAlertCircle, IconCheck } from '../icons.ts'
import { keyHint } from '../keys/key-hint.ts'
import { useKeys } from '../keys/use-keys.ts'
import { store } from '../store.ts'
import { ToastStacks } from './toast-stacks.ts'
import styles from './toaster.module.css'

export interface ToastExtras {
  /** To take it away again (`toast.hide`); another one with the same id takes its place. */
  readonly id?: string
  /** Those of a kind stand in one place: the newest, and the one before it once that is taken back. */
  readonly stack?: string
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

type Shown = ToastWords & { readonly id: string }

const stacks = new ToastStacks<Shown>()
const isUndo = ({ action }: ToastWords) => action?.label === UNDO

/** The newest offer to take something back, for the keys; undefined once its toast is gone. */
const lastUndo = store<Shown | undefined>(undefined)
const lookForUndo = () => lastUndo.set(stacks.newest(isUndo))

export function hide(id: string): void {
  const wasSeen = stacks.newest((toast) => toast.id === id) !== undefined
  const place = stacks.remove(id)
  if (place !== undefined && wasSeen) draw(place)
  lookForUndo()
}

export function show(words: ToastWords): void {
  draw(stacks.add({ ...words, id: words.id ?? crypto.randomUUID() }))
  lookForUndo()
}

function press({ id, action }: Shown): void {
  hide(id)
  action?.run()
}

let drawn = 0

/** Milliseconds. Mantine starts the time of a notification with a known id anew only where it is a different one, so every second toast stays one longer. */
const closesAfter = (stays: number) => stays + (drawn++ % 2)

/** Shows what is on top of a stack from now on, if anything is. */
function draw(place: string): void {
  const top = stacks.top(place)
  /** Its time is over, or it was put away. */
  const onClose = () => {
    if (stacks.top(place) !== top) return
    stacks.clear(place)
    lookForUndo()
  }
  notifications.hide(place)
  if (!top) return
  const { kind, text, link, action, stays = STAYS[kind] } = top
  notifications.show({
    id: place,
    autoClose: closesAfter(stays),
    onClose,
    role: kind === 'failed' ? 'alert' : 'status',
    withBorder: true,
    color: kind === 'failed' ? 'red' : 'gray',
    icon: kind === 'failed' ? <IconAlertCircle size={16} /> : <IconCheck size={16} />,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message: (
      <Group justify="space-between" gap="xs" wrap={link ? 'wrap' : 'nowrap'}>
        <span title={text}>{text}</span>
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
              onClick={() => press(top)}
              {...(isUndo(top) ? keyHint('everywhere', 'undo', UNDO) : {})}
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
  useKeys('everywhere', { undo: undo && (() => press(undo)) })
  return <Notifications className={styles.root} position="bottom-right" limit={3} />
}
