import { MultiSelect } from '@callboard/kit/choices'
import { useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { Text } from '@callboard/kit/ui'
import { getLobby, groupForm } from '@callboard/lobby/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { useState } from 'react'
import { editGroupAction } from '../data/review.ts'

const nameOf = ({ first_name, last_name }: { readonly first_name: string; readonly last_name: string }) =>
  `${first_name} ${last_name}`.trim() || 'Unknown'

/** The name of a group and the talent who belong to it. */
export default function EditGroupDialog(props: {
  readonly session: string
  readonly group: ReviewGroup
  /** The name as people read it. */
  readonly name: string
  readonly onClose: () => void
}) {
  const { group, onClose } = props
  const save = useAction(editGroupAction, { onDone: onClose })
  const lobby = useAnswer(getLobby, { id: props.session })
  // What another desk changes while the dialog is open is kept, unless this person changes the same.
  const [before] = useState({ name: props.name, members: group.records.map(({ _id }) => _id) })
  const form = useForm({
    form: groupForm,
    from: { name: before.name, record_ids: before.members },
    input: ({ name, record_ids }) => ({
      id: group._id,
      name: name === before.name ? props.name : name.trim(),
      ...(record_ids.join() === before.members.join() ? {} : { record_ids, from_ids: before.members }),
    }),
    action: save,
    save: save.run,
  })
  const known = new Map(group.records.map((talent) => [talent._id, nameOf(talent)]))
  if (lobby.kind === 'ready') for (const record of lobby.data.records) known.set(record._id, nameOf(record))
  return (
    <Modal opened onClose={onClose} title="Edit group">
      <FormFrame form={form} action="Submit" onCancel={onClose}>
        <TextInput label="Group name" data-autofocus {...form.text('name')} />
        <MultiSelect
          label="Talent"
          description="Of this session. Their takes stay as they are."
          searchable
          hidePickedOptions
          data={[...known].map(([value, label]) => ({ value, label }))}
          value={form.typed.record_ids}
          onChange={(record_ids) => form.change({ record_ids })}
          error={form.errorAt('record_ids')}
        />
        {lobby.kind === 'failed' ? (
          <Text role="alert" c="red">
            The other talent of this session could not be loaded. You can still change the name.
          </Text>
        ) : null}
      </FormFrame>
    </Modal>
  )
}
