import { getFileSync, setFileSync } from '@callboard/review/contract'
import { Fragment } from 'react'
import { Modal } from '../../ui/dialogs/index.ts'
import { IconFolderOpen } from '../../ui/icons.ts'
import { ActionFault, Button, Text } from '../../ui/index.ts'
import { Time } from '../../ui/labels/time.tsx'
import { CopyButton } from '../../ui/share/index.ts'
import { defineAction } from '../actions/define-action.ts'
import { useAction } from '../actions/use-action.ts'
import { useAnswer } from '../answers/use-answer.ts'
import styles from './file-sync.module.css'
import { startCommand, syncWords } from './sync-words.ts'
import { type FileSyncView, type SyncedSession, useFileSync } from './use-file-sync.ts'

/** 'File sync': takes of a session in a folder on this computer. For staff. */
export function FileSyncDialog(props: { readonly session: SyncedSession; readonly onClose: () => void }) {
  const { session, onClose } = props
  const sync = useFileSync(session, true)
  return (
    <Modal opened onClose={onClose} title="File sync" size="md">
      <div className={styles.root}>
        <SyncCard sync={sync} />
        <OtherComputers session={session._id} sync={sync} />
      </div>
    </Modal>
  )
}

function SyncCard({ sync }: { readonly sync: FileSyncView }) {
  const { helper } = sync
  const words = syncWords(helper)
  const isOn = helper?.kind === 'here' && helper.sync.syncing
  const command = startCommand(location.origin)
  return (
    <>
      <div role="status">
        <p className={styles.state} data-on={isOn || undefined}>
          {words.state}
        </p>
        <Text>{words.text}</Text>
        {words.fault ? (
          <Text className={styles.fault} mt="xs">
            {words.fault}
          </Text>
        ) : null}
      </div>
      {isOn && helper.sync.of > 0 ? (
        <div className={styles.bar} aria-hidden>
          <span style={{ width: `${(helper.sync.files / helper.sync.of) * 100}%` }} />
        </div>
      ) : null}
      {helper?.kind === 'here' ? (
        <p className={styles.folder}>
          <IconFolderOpen size={16} aria-hidden />
          <span>{helper.sync.folder ?? helper.root}</span>
        </p>
      ) : null}
      {helper?.kind === 'none' && helper.why !== 'blocked' ? (
        <div className={styles.command}>
          <code>
            {command.split(/ (?=--\w)/).map((words) => (
              <Fragment key={words}>
                <span>{words}</span>{' '}
              </Fragment>
            ))}
          </code>
          <CopyButton value={command} label="Copy command" size="compact-sm" />
        </div>
      ) : null}
      <ActionFault error={sync.error} />
      <div className={styles.actions}>
        {helper?.kind === 'none' ? (
          <Button variant="default" onClick={sync.look}>
            Check again
          </Button>
        ) : isOn ? (
          <Button variant="default" loading={sync.busy} onClick={() => void sync.stop()}>
            Stop syncing
          </Button>
        ) : (
          <Button loading={sync.busy} disabled={!helper} onClick={() => void sync.start()}>
            Start syncing
          </Button>
        )}
      </div>
    </>
  )
}

const endSyncs = defineAction(setFileSync, {
  refreshes: [getFileSync],
  says: () => 'Syncing has stopped on all of your computers.',
})

/** A computer that was left behind can be stopped from here. */
function OtherComputers(props: { readonly session: string; readonly sync: FileSyncView }) {
  const { session, sync } = props
  const state = useAnswer(getFileSync, { session })
  const end = useAction(endSyncs, { onDone: sync.forget })
  const isHere = sync.helper === undefined || (sync.helper.kind === 'here' && sync.helper.sync.syncing)
  if (state.kind !== 'ready' || state.data.syncs.length === 0 || isHere || sync.busy) return null
  return (
    <section className={styles.others} aria-label="Your computers">
      <Text fw={650}>Syncing on your computers</Text>
      <ul>
        {state.data.syncs.map(({ _id, computer, seen_at }) => (
          <li key={_id}>
            <span>{computer}</span>
            <Text span c="dimmed">
              last seen <Time at={seen_at} style="relative" />
            </Text>
          </li>
        ))}
      </ul>
      <ActionFault error={end.error} />
      <Button
        variant="subtle"
        size="compact-sm"
        loading={end.busy}
        onClick={() => void end.run({ session, sync: false })}
      >
        Stop on all computers
      </Button>
    </section>
  )
}
