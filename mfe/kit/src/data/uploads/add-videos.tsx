import { useMemo, useState, useSyncExternalStore } from 'react'
import { Modal } from '../../ui/dialogs/index.ts'
import { IconUpload } from '../../ui/icons.ts'
import { Button, Group, Text, useLeaveWarning } from '../../ui/index.ts'
import { keyHint, useKeys } from '../../ui/keys/index.ts'
import { browserMachine } from './browser-machine.ts'
import { keptUploads } from './kept-uploads.ts'
import { UploadList } from './upload-list.tsx'
import { UploadQueue, type UploadServer } from './upload-queue.ts'

/** Queues of this page by place: closing the dialog, or looking at another screen, ends no upload. */
const queues = new Map<string, UploadQueue>()

function queueOf(place: string, server: () => UploadServer): UploadQueue {
  const known = queues.get(place)
  if (known) return known
  const queue = new UploadQueue(server(), browserMachine, keptUploads(place))
  queues.set(place, queue)
  void queue.restore()
  return queue
}

/** Whether the dialog is open, where another control opens it. */
export interface AskedElsewhere {
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
}

/** @param place what the videos are for, e.g. `group:{id}` */
export function AddVideos(props: {
  readonly place: string
  readonly server: () => UploadServer
  readonly label: string
  readonly title: string
  readonly size: 'compact-sm' | 'sm'
  readonly withKey?: boolean | undefined
  /** A menu has the command, and a button is there only while files are sent. */
  readonly asked?: AskedElsewhere | undefined
}) {
  const { place, server, label, title, asked } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place has one server
  const queue = useMemo(() => queueOf(place, server), [place])
  const rows = useSyncExternalStore(queue.subscribe, queue.rows)
  const own = useState(false)
  const [isOpen, setOpen] = asked ? [asked.isOpen, asked.onChange] : own
  const sending = rows.filter(({ state }) => state === 'sending')
  const isBusy = sending.length > 0
  useLeaveWarning(isBusy)
  const open = () => setOpen(true)
  useKeys('wall', { addVideo: props.withKey ? open : undefined })
  const all = sending.reduce((sum, { size }) => sum + size, 0)
  const sent = sending.reduce((sum, { size, percent }) => sum + (size * percent) / 100, 0)
  const close = () => {
    setOpen(false)
    if (rows.every(({ state }) => state === 'whole')) queue.clear()
  }
  return (
    <>
      {asked && !isBusy ? null : (
        <Button
          size={props.size}
          variant={asked ? 'subtle' : 'default'}
          leftSection={<IconUpload size={16} />}
          onClick={open}
          {...(props.withKey ? keyHint('wall', 'addVideo', label) : {})}
        >
          {isBusy ? `Uploading ${Math.floor((sent / all) * 100)}%` : label}
        </Button>
      )}
      {isOpen ? (
        <Modal opened onClose={close} title={title}>
          <UploadList
            queue={queue}
            rows={rows}
            label={rows.length > 0 ? 'Add another video' : 'Choose videos'}
          />
          <Group justify="space-between" mt="lg">
            <Text size="sm" c="dimmed">
              {isBusy ? 'You can close this window; the upload goes on.' : null}
            </Text>
            <Button onClick={close}>{isBusy ? 'Close' : 'Done'}</Button>
          </Group>
        </Modal>
      ) : null}
    </>
  )
}
