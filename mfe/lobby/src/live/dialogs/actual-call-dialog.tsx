import { Select } from '@callboard/kit/choices'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame } from '@callboard/kit/form'
import { CALL_TIMES } from '../../shared/call-times.ts'
import { nameOf } from '../row-actions.ts'
import type { RecordDialogProps } from './record-dialogs.tsx'
import { useRecordForm } from './use-record-form.ts'

/** 'Update Actual Call Time': the time a talent was asked to come. */
export function ActualCallDialog({ record, onClose }: RecordDialogProps) {
  const form = useRecordForm(record, ({ actual_call }) => ({ actual_call }), onClose)
  const { actual_call } = form.typed
  // Bulk lists bring call times between the steps.
  const times = actual_call && !CALL_TIMES.includes(actual_call) ? [actual_call, ...CALL_TIMES] : CALL_TIMES
  return (
    <Modal opened onClose={onClose} title={`Update Actual Call Time: ${nameOf(record)}`}>
      <FormFrame form={form} what="call time" action="Update" onCancel={onClose}>
        <Select
          data-autofocus
          label="Actual call"
          description="Type the hour to get near it. Empty means no call time."
          placeholder="No call time"
          searchable
          clearable
          data={[...times]}
          {...form.value('actual_call')}
        />
      </FormFrame>
    </Modal>
  )
}
