import { Autocomplete } from '@callboard/kit/choices'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame } from '@callboard/kit/form'
import { nameOf } from '../row-actions.ts'
import type { RecordDialogProps } from './record-dialogs.tsx'
import { useRecordForm } from './use-record-form.ts'

/** As many roles as are proposed at once. */
const PROPOSED = 50

/** 'Update Role': one of the project's roles, or another one. */
export function RoleDialog({ record, session, onClose }: RecordDialogProps) {
  const form = useRecordForm(record, ({ role }) => ({ role }), onClose)
  return (
    <Modal opened onClose={onClose} title={`Update Role: ${nameOf(record)}`}>
      <FormFrame form={form} what="role" action="Update" onCancel={onClose}>
        <Autocomplete
          data-autofocus
          label="Role"
          data={[...session.roles]}
          limit={PROPOSED}
          {...form.value('role')}
        />
      </FormFrame>
    </Modal>
  )
}
