import { TextInput } from '@callboard/kit/inputs'
import { Switch } from '@callboard/kit/ticks'
import styles from './session-editor.module.css'
import type { SessionForm } from './use-session-form.ts'

/** Names the room of the session in the external waiting room, and switches its sync. */
export default function WaitingRoomFields({
  form,
  owns,
}: {
  readonly form: SessionForm
  readonly owns: boolean
}) {
  const { typed } = form
  return (
    <div className={styles.fields} data-more>
      <TextInput
        label="TWR room"
        description="Two words of its address; empty: none."
        placeholder="project/session"
        disabled={!owns}
        {...form.text('twr')}
      />
      <Switch
        label="Sync with TWR"
        className={styles.sync}
        disabled={!owns || typed.twr.trim() === ''}
        checked={typed.twrSync}
        onChange={({ currentTarget }) => form.change({ twrSync: currentTarget.checked })}
      />
    </div>
  )
}
