import { Load, useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { PhoneInput } from '@callboard/kit/phone'
import { SizeFields } from '@callboard/kit/sizes'
import { sizeFieldOf } from '@callboard/kit/typed-sizes'
import { type TalentInfo, talentInfoForm } from '@callboard/lobby/contract'
import { useState } from 'react'
import { saveTalentInfoAction } from '../../data/records.ts'
import { nameOf } from '../row-actions.ts'
import type { RecordDialogProps } from './record-dialogs.tsx'
import { changedInfo, type TypedInfo, typedInfo } from './talent-info-fields.ts'
import { useTalentInfo } from './use-talent-info.ts'

/** Height, sizes, profiles and agent of a talent. */
export function SizesDialog({ record, session, onClose }: RecordDialogProps) {
  const info = useTalentInfo(session._id, record._id)
  return (
    <Modal opened onClose={onClose} title={`Edit sizes and agent: ${nameOf(record)}`} size="lg">
      <Load state={info}>{(known) => <InfoForm known={known} onClose={onClose} />}</Load>
    </Modal>
  )
}

function InfoForm({ known, onClose }: { readonly known: TalentInfo; readonly onClose: () => void }) {
  const [begun] = useState(known)
  const save = useAction(saveTalentInfoAction, { onDone: onClose })
  const form = useForm({
    form: talentInfoForm,
    from: () => typedInfo(begun),
    version: begun.record.version,
    fieldOf: sizeFieldOf,
    input: (typed: TypedInfo) => ({
      ...changedInfo(typed, typedInfo(begun)),
      version: begun.record.version,
    }),
    action: save,
    // The line moves while the form is open; only what was changed here is sent.
    save: (fields) => save.run({ ...fields, id: begun.record._id, version: known.record.version }),
  })
  const { typed, change, errorAt } = form
  return (
    <FormFrame form={form} what="talent" action="Save" onCancel={onClose}>
      <SizeFields typed={typed} errorAt={errorAt} onChange={change} />
      <TextInput label="Instagram" {...form.text('instagram_handle')} />
      <TextInput label="TikTok" {...form.text('tiktok_handle')} />
      <TextInput label="Agent" {...form.text('agent')} />
      <TextInput label="Agent e-mail" type="email" autoComplete="off" {...form.text('agent_email')} />
      <PhoneInput label="Agent phone" autoComplete="off" {...form.value('agent_phone')} />
    </FormFrame>
  )
}
